import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LogoData, SiteData } from '../../shared/site-data';
import { SiteProvider } from '../context/SiteContext';
import { Logo } from './Logo';

const LOGO: LogoData = {
  sign: [
    { path: 'M1 1h9', weight: 'normal' },
    { path: 'M2 2h9', weight: 'strong' },
    { path: 'M3 3h9', weight: 'signal' },
  ],
  navbar: {
    width: 90,
    words: [
      { text: 'One', x: 38, y: 14, width: 40 },
      { text: 'Two', x: 38, y: 28, width: 42 },
    ],
  },
  footer: { width: 120, words: [{ text: 'One Two', x: 38, y: 21, width: 80 }] },
};

const draw = (logo: LogoData | null): string =>
  renderToStaticMarkup(
    createElement(
      SiteProvider,
      { value: { title: 'A & B' } as SiteData },
      createElement(Logo, { logo, place: 'navbar' }),
    ),
  );

test('the bar draws the sign and the words beside it', () => {
  expect(draw(LOGO)).toBe(
    '<svg class="logo" width="90" height="32" viewBox="0 0 90 32" aria-hidden="true"><g id="logo-sign">' +
      '<path d="M1 1h9"></path><path class="logo__strong" d="M2 2h9"></path><path class="logo__signal" d="M3 3h9"></path></g>' +
      '<text x="38" y="14" textLength="40">One</text> ' +
      '<text x="38" y="28" textLength="42">Two</text></svg>',
  );
});

test('a site without a logo has its title there', () => {
  expect(draw(null)).toBe('<span class="logo">A &amp; B</span>');
});
