import type { Page } from '../../../shared/page-data';
import { plainText } from '../../compare/page-blocks';
import { excerptOf } from './excerpt';

/** Fetches the section of a page that an anchor opens. `url` is the address of the page's data. Rejects without it. */
export async function sectionOf(url: string, anchor: string | null, signal: AbortSignal): Promise<Element[]> {
  const response = await fetch(url, { signal });
  const page = (await response.json()) as Page;
  return page.kind === 'html' ? excerptOf(plainText(page.html), anchor) : [];
}
