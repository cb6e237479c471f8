import { useEffect, useState, type ReactNode } from 'react';
import type { VersionData } from '../../../shared/site-data';
import type { Meaning } from '../../behaviours/glossary';
import { RoutedLink } from '../../components/RoutedLink';
import { useSite } from '../../context/SiteContext';
import type { SearchState } from '../../search/messages';

interface Props {
  query: string;
  state: SearchState;
  version: VersionData | null;
  onGo(href: string): void;
}

/**
 * Explains a term of the glossary above the results, with a link to its page. Meanings are fetched when a reader looks
 * for a term; the list of results does not wait for them.
 */
export function Term({ query, state, version, onGo }: Props): ReactNode {
  const site = useSite();
  const [found, setFound] = useState<{ word: string; meaning: Meaning | null } | null>(null);
  const word = termOf(query, state);
  useEffect(() => {
    if (word === null) return;
    let isOutdated = false;
    import('../../behaviours/glossary')
      .then(({ meaningOf }) => meaningOf(word, site, version))
      .then(
        (meaning) => {
          if (!isOutdated) setFound({ word, meaning });
        },
        // The reader has not asked for it expressly; the next query for a term tries again.
        (error: unknown) => console.warn(site.strings.shell.notLoaded, error),
      );
    return () => {
      isOutdated = true;
    };
  }, [word, site, version]);
  const meaning = found?.word === word ? found?.meaning : null;
  return (
    <div className="search__term" aria-live="polite">
      {meaning && (
        <p>
          <strong>{meaning.term}</strong> {meaning.text}{' '}
          <RoutedLink href={meaning.href} onGo={onGo}>
            {site.strings.article.more}
          </RoutedLink>
        </p>
      )}
    </div>
  );
}

/** The query, when it is one of the ways in which a term is written. */
function termOf(query: string, state: SearchState): string | null {
  const word = query.trim().toLowerCase();
  const terms = state.type === 'ready' ? state.options.terms : [];
  return terms.some((form) => word === form || word === `${form}s`) ? word : null;
}
