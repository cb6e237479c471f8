import type { SiteData } from '../../shared/site-data';
import { GLOSSARY_FILE, withBase } from '../../shared/urls';
import { fetchJson } from '../fetch-json';
import { make } from './dom';

/** A term as the browser fetches it. */
interface GlossaryTerm {
  term: string;
  also: string[];
  text: string;
}

let loading: Promise<GlossaryTerm[]> | null = null;

/** What a card says of a term's link; `null` for a word that is no term. Rejects when the terms cannot be fetched. */
export async function termCard(link: Element, site: SiteData, build: string): Promise<HTMLElement[] | null> {
  const known = loading ?? fetchJson<GlossaryTerm[]>(`${withBase(`/${GLOSSARY_FILE}`, site.base)}?b=${build}`);
  loading = known;
  known.catch(() => (loading = null));
  const word = link.textContent.toLowerCase();
  const found = (await known).find(({ term, also }) =>
    [term, ...also].some((form) => [form.toLowerCase(), `${form.toLowerCase()}s`].includes(word)),
  );
  if (!found) return null;
  return [
    make('strong', {}, found.term),
    make('p', {}, found.text),
    // For a finger. By keyboard the word itself is the same link, one stop before.
    make('a', { href: link.getAttribute('href'), tabindex: '-1' }, site.strings.article.more),
  ];
}
