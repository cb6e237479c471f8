/**
 * The data of a page leaves out of its HTML what follows from the rest: addresses of rows and headings, the contents
 * list, and the markup that generated parts repeat. That is a seventh of what a navigation fetches.
 * `short-page.ts` of the engine takes it out; a reader's first navigation loads this module, which puts it in again.
 */

import type { Page } from './page-data';
import { PHRASES } from './short-phrases';

/** Stands for what is left out. */
export const GAP = '~';

/** The id of a row or the address of a link to it, and after it the name of the row. */
export const NAMED = /((?:id="|href="#)(?:field|param)-)([^"]*)(">(?:<dt>)?<code>-*)([^<]*)/g;
/** A heading without the link to itself. */
const BARE_HEADING = /<h([2-6]) id="([^"]*)">(.*?)~<\/h\1>/g;
/** A heading with the link to itself. */
export const HEADING = /<h([2-6]) id="([^"]*)">(.*?)<a class="heading-anchor"[^>]*><\/a><\/h\1>/g;
/** The contents list, or its gap. */
export const CONTENTS = /(<nav class="toc" aria-label="[^"]*">)(<ul>.*?<\/ul>|~)(?=<\/nav>)/;
/** The sign of a phrase; names of elements are lower-case, and text has no bare `<`. */
const SIGN = /<([A-Z0-9])/g;

/** The page as it was before it was shortened. */
export function wholePage(page: Page): Page {
  return page.kind === 'html' && page.isShort ? { ...page, html: wholeHtml(page.html) } : page;
}

/** HTML with what was left out of it. */
export function wholeHtml(html: string): string {
  const whole = html
    .replace(SIGN, (all, sign: string) => PHRASES[parseInt(sign, 36)] ?? all)
    .replace(NAMED, (all, start: string, id: string, between: string, name: string) =>
      id === GAP ? start + name + between + name : all,
    )
    .replace(BARE_HEADING, (_, level: string, id: string, text: string) => headingOf(level, id, text));
  return whole.replace(CONTENTS, (all, start: string, list: string) =>
    list === GAP ? start + contentsList(whole.matchAll(HEADING)) : all,
  );
}

/** A heading with the link to itself, in English; its id is made from its text where it is left out. */
export function headingOf(level: string, id: string, text: string): string {
  const words = text.replace(/<[^>]*>/g, '');
  const own = id === GAP ? addressOf(words) : id;
  return `<h${level} id="${own}">${text}<a class="heading-anchor" href="#${own}" aria-label="Direct link to ${words}"></a></h${level}>`;
}

const addressOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

/** The contents list of matches of `HEADING`, those of the second and third level. */
export function contentsList(headings: Iterable<readonly (string | undefined)[]>): string {
  let depth = 1;
  let list = '';
  for (const [, level, id = '', text = ''] of headings) {
    if (Number(level) > 3) continue;
    for (; depth > Number(level); depth -= 1) list += '</li></ul>';
    list += Number(level) > depth ? '<ul>' : '</li>';
    depth = Number(level);
    list += `<li><a class="toc__link" href="#${id}">${text}</a>`;
  }
  return list + '</li></ul>'.repeat(depth - 1);
}
