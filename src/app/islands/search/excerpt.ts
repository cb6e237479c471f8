import type { Page } from '../../../shared/page-data';
import { fetchJson } from '../../fetch-json';
import { plainText } from '../../compare/page-blocks';

const MOST_BLOCKS = 10;
const HEADING = /^H[1-6]$/;
/** Facts about the page, and bars whose buttons were removed. */
const AROUND = '.page__facts, .code-block__bar';

/** Fetches the section of a page that an anchor opens. `url` is the address of the page's data. Rejects without it. */
export async function sectionOf(url: string, anchor: string | null, signal: AbortSignal): Promise<Element[]> {
  const page = await fetchJson<Page>(url, { signal });
  return page.kind === 'html' ? excerptOf(plainText(page.html), anchor) : [];
}

/**
 * The section of a page that an anchor opens, up to the next heading of its level; the start of the page for `null`.
 * Ids are removed, because the document may have the same.
 */
export function excerptOf(content: DocumentFragment, anchor: string | null): Element[] {
  for (const part of content.querySelectorAll(AROUND)) part.remove();
  const start = anchor === null ? content.querySelector('h1') : content.querySelector(`[id="${CSS.escape(anchor)}"]`);
  if (!start) return [];
  const blocks = HEADING.test(start.tagName) ? sectionFrom(start) : rowFrom(start);
  for (const element of blocks.flatMap((block) => [block, ...block.querySelectorAll('[id]')]))
    element.removeAttribute('id');
  return blocks;
}

function sectionFrom(heading: Element): Element[] {
  const blocks = [heading];
  let last = heading;
  while (!last.nextElementSibling && last.parentElement) last = last.parentElement;
  for (let next = last.nextElementSibling; next && blocks.length < MOST_BLOCKS; next = next.nextElementSibling) {
    if (HEADING.test(next.tagName) && next.tagName <= heading.tagName) break;
    blocks.push(next);
  }
  return blocks;
}

function rowFrom(row: Element): Element[] {
  const whole = row.closest('dl > div, tr, details') ?? row;
  const meaning = whole.tagName === 'DT' ? whole.nextElementSibling : null;
  return meaning ? [whole, meaning] : [whole];
}
