import type { Page } from '../../../shared/page-data';
import { CONTENTS, contentsList, GAP, HEADING, headingOf, NAMED, wholeHtml } from '../../../shared/short-html';
import { PHRASES } from '../../../shared/short-phrases';

const SIGNS = new Map(PHRASES.map((phrase, at) => [phrase, `<${at.toString(36).toUpperCase()}`]));

/** Any phrase: one search for all of them. Longer ones come first, because they may begin with shorter ones. */
const ANY_PHRASE = new RegExp(
  PHRASES.toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|'),
  'g',
);

/** What a navigation fetches of a page. */
export const pageData = (page: Page): string => JSON.stringify(shortPage(page));

/** The page without what `wholePage` of the browser puts in again; the page itself where that would not give it. */
export function shortPage(page: Page): Page {
  if (page.kind !== 'html') return page;
  const html = shortHtml(page.html);
  return html !== page.html && wholeHtml(html) === page.html ? { ...page, html, isShort: true } : page;
}

/** Leaves out each part that can be made again; the others stay as they are. */
function shortHtml(html: string): string {
  const headings: [all: string, level: string, id: string, text: string][] = [];
  const short = html
    .replace(HEADING, (all: string, level: string, id: string, text: string) => {
      headings.push([all, level, id, text]);
      const shortest = [GAP, id].find((short) => headingOf(level, short, text) === all);
      return shortest === undefined ? all : `<h${level} id="${shortest}">${text}${GAP}</h${level}>`;
    })
    .replace(NAMED, (all, start: string, id: string, between: string, name: string) =>
      id === name ? start + GAP + between + name : all,
    );
  const list = contentsList(headings);
  return short
    .replace(CONTENTS, (all, start: string, contents: string) => (contents === list ? start + GAP : all))
    .replace(ANY_PHRASE, (phrase) => SIGNS.get(phrase) ?? phrase);
}
