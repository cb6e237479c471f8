import { GLOSSARY_FILE, withBase } from '../../shared/urls';
import type { Behaviour, Surroundings } from './behaviour';
import { make } from './dom';
import { offerHints } from './hint/offer';

/** A term as the browser fetches it. */
interface GlossaryTerm {
  term: string;
  also: string[];
  text: string;
}

/** Words of the glossary say what they mean in a card, on hover, focus and tap; it leads to the page that explains them. */
export function startTerms({ site, router }: Surroundings): Behaviour {
  let loading: Promise<GlossaryTerm[]> | null = null;

  function load(): Promise<GlossaryTerm[]> {
    const known = loading ?? fetchTerms();
    loading = known;
    known.catch(() => (loading = null));
    return known;
  }

  async function fetchTerms(): Promise<GlossaryTerm[]> {
    const url = `${withBase(`/${GLOSSARY_FILE}`, site.base)}?b=${router.view.get().page.build}`;
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    return (await response.json()) as GlossaryTerm[];
  }

  offerHints(
    'a.term',
    async (element) => {
      const word = element.textContent.toLowerCase();
      const found = (await load()).find(({ term, also }) =>
        [term, ...also].some((form) => [form.toLowerCase(), `${form.toLowerCase()}s`].includes(word)),
      );
      if (!found) return null;
      const href = element.getAttribute('href');
      return [
        make('strong', {}, found.term),
        make('p', {}, found.text),
        make('a', { href }, site.strings.article.more),
      ];
    },
    site.strings.shell,
  );
  return { onPage: () => undefined };
}
