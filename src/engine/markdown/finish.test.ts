import { expect, test } from 'vitest';
import { slot, type Article } from './article';
import { finishArticle } from './finish';
import { markVariables } from './variables';

const marked = (text: string): string => markVariables(text, new Set(['IG_TAG']));
const place = { line: 1, column: 1 };
const ARTICLE: Article = {
  html: marked(
    `<p id="%IG_TAG%"><a href="${slot('L', 0)}">%IG_TAG%</a><a href="${slot('L', 1)}"></a><img ${slot('I', 0)}>${slot('C', 0)}</p>`,
  ),
  excerpt: `<a href="${slot('L', 1)}">`,
  toc: [],
  ids: [marked('%IG_TAG%')],
  links: [
    { target: marked('v/%IG_TAG%'), ...place },
    { target: 'b?x&y="', ...place },
  ],
  images: [{ source: 'a.png', alt: marked('%IG_TAG%'), title: null, eager: false, ...place }],
  headings: [],
  snippets: [],
  components: [{ name: 'GadgetGlance', attributes: { name: 'x' }, ...place }],
  sections: [],
  rows: [],
  words: 0,
  lead: '',
  hasDiagram: false,
  diagnostics: [],
};

test('every slot and mark is filled, each filler is asked once, and generated ids are known', () => {
  const asked: string[] = [];
  const finished = finishArticle(ARTICLE, {
    link: ({ target }) => (asked.push(target), `/${target}`),
    image: ({ source, alt }) => `src="${source}" alt="${alt}"`,
    component: ({ name }) => `<dl id="part">${name} ${marked('%IG_TAG%')}</dl>`,
    variables: { IG_TAG: 'v1' },
  });
  expect(finished).toEqual({
    html: '<p id="v1"><a href="/v/v1">v1</a><a href="/b?x&amp;y=&quot;"></a><img src="a.png" alt="v1"><dl id="part">GadgetGlance v1</dl></p>',
    excerpt: '<a href="/b?x&amp;y=&quot;">',
    ids: ['v1', 'part'],
  });
  expect(asked).toEqual(['v/v1', 'b?x&y="']);
});

test('an article without an excerpt has none', () => {
  expect(
    finishArticle(
      { ...ARTICLE, excerpt: null },
      { link: () => '', image: () => '', component: () => '', variables: {} },
    ).excerpt,
  ).toBeNull();
});
