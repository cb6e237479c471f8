import { expect, test } from 'vitest';
import { type Article, slot } from './article';
import { EMPTY_ARTICLE } from './test-article';
import { finishArticle } from './finish';

const place = { line: 1, column: 1 };
const ARTICLE: Article = {
  ...EMPTY_ARTICLE,
  html:
    `<p title="${slot('V', 0)}"><a href="${slot('L', 0)}">${slot('V', 0)}</a>` +
    `<a href="${slot('L', 1)}"></a>${slot('I', 0)}${slot('C', 0)}<code>--x</code>${slot('N', 0)}</p>`,
  toc: [{ id: 'install', html: `Install ${slot('V', 0)}`, text: 'Install %IG_TAG%', level: 2 }],
  ids: ['install'],
  variables: ['IG_TAG'],
  names: ['--x'],
  links: [
    { target: 'v/%IG_TAG%', ...place },
    { target: 'b?x&y="', ...place },
  ],
  images: [
    {
      source: 'a.png',
      alt: '%IG_TAG%',
      title: 'Of %IG_TAG%',
      eager: false,
      linked: false,
      ...place,
    },
  ],
  components: [{ name: 'GadgetGlance', attributes: { name: 'x' }, ...place }],
};

test('every slot is filled, each filler is asked once, and all ids are known and different', () => {
  const asked: string[] = [];
  const finished = finishArticle(ARTICLE, {
    link: ({ target }) => (asked.push(target), `/${target}`),
    image: ({ source, alt, title }) => `<img src="${source}" alt="${alt}" title="${title}">`,
    component: ({ name }) => `<dl id="part">${name}</dl>`,
    since: (name) => ` <small>${name} v1</small>`,
    variables: { IG_TAG: 'v1' },
  });
  expect({ ...finished, html: finished.html(), parts: finished.parts() }).toEqual({
    parts: ['<dl id="part">GadgetGlance</dl>'],
    html:
      '<p title="v1"><a href="/v/v1">v1</a><a href="/b?x&amp;y=&quot;"></a>' +
      '<img src="a.png" alt="v1" title="Of v1"><dl id="part">GadgetGlance</dl><code>--x</code> ' +
      '<small>--x v1</small></p>',
    toc: [{ id: 'install', html: 'Install v1', text: 'Install v1', level: 2 }],
    ids: ['install', 'part'],
  });
  expect(asked).toEqual(['v/v1', 'b?x&y="']);
});

test('values of variables are escaped where they stand', () => {
  const html = finishArticle(ARTICLE, {
    link: () => '',
    image: () => '',
    component: () => '',
    since: () => '',
    variables: { IG_TAG: '<b>"&' },
  }).html();
  expect(html).toContain('title="&lt;b&gt;&quot;&amp;"');
  expect(html).toContain('>&lt;b&gt;&quot;&amp;</a>');
});
