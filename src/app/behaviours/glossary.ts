import type { GlossaryTerm, SiteData, VersionData } from '../../shared/site-data';
import { GLOSSARY_FILE, withBase } from '../../shared/urls';
import { fetchJson } from '../fetch-json';
import { make } from './dom';

let loading: Promise<GlossaryTerm[]> | null = null;

/** The term that a word is a form of; `null` for a word that is no term. Rejects when the terms cannot be fetched. */
async function findTerm(word: string, site: SiteData): Promise<GlossaryTerm | null> {
  const known = loading ?? fetchJson<GlossaryTerm[]>(withBase(`/${GLOSSARY_FILE}`, site.base));
  loading = known;
  known.catch(() => (loading = null));
  const wanted = word.toLowerCase();
  const found = (await known).find(({ term, also }) =>
    [term, ...also].some((form) => [form.toLowerCase(), `${form.toLowerCase()}s`].includes(wanted)),
  );
  return found ?? null;
}

/** Content of a term's card; `null` for a word that is no term. Rejects when the terms cannot be fetched. */
export async function termCard(link: Element, site: SiteData): Promise<HTMLElement[] | null> {
  const found = await findTerm(link.textContent, site);
  // The link is for a finger. By keyboard the word itself is the same link, one stop before.
  const more = make('a', { href: link.getAttribute('href'), tabindex: '-1' }, site.strings.article.more);
  return found && [make('strong', {}, found.term), make('p', {}, found.text), more];
}

/** A term with the address of its explanation. */
interface Meaning extends Pick<GlossaryTerm, 'term' | 'text'> {
  href: string;
}

/**
 * Meaning of a word and the address of its explanation, in the version that is searched, or in the newest release where
 * that version lacks the page. `null` for a word that is no term. Rejects when the terms cannot be fetched.
 */
export async function meaningOf(word: string, site: SiteData, version: VersionData | null): Promise<Meaning | null> {
  const found = await findTerm(word, site);
  const versions = site.docsSets[0]?.versions ?? [];
  const own = versions.find(({ path, name }) => path === version?.path && !found?.absentIn?.includes(name));
  const home = own ?? versions.find(({ isLast }) => isLast);
  return found && home ? { ...found, href: withBase(home.path + found.page, site.base) } : null;
}
