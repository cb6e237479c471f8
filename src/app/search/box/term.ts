import type { SiteData } from '../../../shared/site-data';
import type { Meaning } from '../../behaviours/glossary';
import { make } from '../../behaviours/dom';
import { isPlainClick } from '../../router/intercept';
import type { BoxPart, BoxView } from './view';

/**
 * What a term of the glossary means, above the results, with the way to the page that explains it. Meanings are fetched
 * when somebody looks for a term. The list of results does not wait for them, nor does it need them.
 */
export function termPart(site: SiteData, onGo: (href: string) => void): BoxPart {
  const element = make('div', { class: 'search__term', 'aria-live': 'polite' });
  let asked: string | null = null;

  async function load(word: string, { searched: { version } }: BoxView, key: string): Promise<void> {
    try {
      const { meaningOf } = await import('../../behaviours/glossary');
      const meaning = await meaningOf(word, site, version);
      if (meaning && key === asked) element.replaceChildren(sentence(meaning));
    } catch (error) {
      // Nobody has asked for it expressly; the next query for a term tries again.
      console.warn(site.strings.shell.notLoaded, error);
    }
  }

  function sentence({ term, text, href }: Meaning): HTMLElement {
    const link = make('a', { href }, site.strings.article.more);
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onGo(link.href);
    });
    return make('p', {}, make('strong', {}, term), ` ${text} `, link);
  }

  return {
    element,
    show(view) {
      const word = termOf(view);
      const key = word === null ? null : JSON.stringify([word, view.searched.source.version]);
      if (key === asked) return;
      asked = key;
      element.replaceChildren();
      if (word !== null && key !== null) void load(word, view, key);
    },
  };
}

/** The query, when it is one of the ways in which a term is written. */
function termOf({ query, state }: BoxView): string | null {
  const word = query.trim().toLowerCase();
  const terms = state.type === 'ready' ? state.options.terms : [];
  return terms.some((form) => word === form || word === `${form}s`) ? word : null;
}
