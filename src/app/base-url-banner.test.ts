// @vitest-environment happy-dom
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { baseUrlBannerMarkup, baseUrlBannerScript, suggestBaseSource } from './base-url-banner';

test.each([
  // address, route, suggested base
  ['/docs/latest/quick-start', '/docs/latest/quick-start', '/'],
  ['/docs/latest/quick-start/', '/docs/latest/quick-start', '/'],
  ['/tool/docs/latest/gadgets', '/docs/latest/gadgets/', '/tool/'],
  ['/tool/docs-site/', '/', '/tool/docs-site/'],
  ['/tool/docs-site/index.html', '/', '/tool/docs-site/'],
  ['/tool/blog.html', '/blog', '/tool/'],
  ['/', '/', '/'],
  ['/somewhere', '/404', null],
])('%s with route %s is served under %s', (pathname, route, base) => {
  const found: unknown = runInNewContext(
    `${suggestBaseSource};suggestBase(${JSON.stringify(pathname)},${JSON.stringify(route)})`,
  );
  expect(found).toBe(base);
});

test.each([
  // configured base, address, page, stylesheet failed, text
  ['/', '/docs', { path: '/docs', section: 'docs' }, false, ''],
  ['/', '/tool/docs', { path: '/docs', section: 'docs' }, true, 'base: "/tool/"'],
  ['/tool/', '/docs', { path: '/docs', section: 'docs' }, false, 'base: "/"'],
  ['/', '/any/where', { path: '/404', section: 'not-found' }, false, ''],
  ['/tool/', '/any/where', { path: '/404', section: 'not-found' }, true, 'configured for the base URL /tool/.'],
])('base %s, address %s, page %o, stylesheet failed %s: %s', (base, pathname, page, failed, text) => {
  document.body.innerHTML = `${baseUrlBannerMarkup}<script type="application/json" id="page-data">${JSON.stringify(page)}</script>`;
  const listeners: Record<string, (event: unknown) => void> = {};
  runInNewContext(baseUrlBannerScript(base), {
    document: { getElementById: (id: string) => document.getElementById(id), readyState: 'loading' },
    location: { pathname },
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener;
    },
  });
  if (failed) listeners['error']?.({ target: { tagName: 'LINK', rel: 'stylesheet' } });
  listeners['load']?.({});
  const banner = document.getElementById('base-url-banner');
  expect(banner?.hidden).toBe(text === '');
  expect(banner?.textContent).toContain(text);
});
