import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import type { VersionData } from '../../shared/site-data';
import type { Meaning } from '../behaviours/glossary';
import { useSite } from '../context';
import { isPlainClick } from '../router/intercept';

interface Props {
  /** What was typed. */
  query: string;
  /** Every way in which a term is written, in small letters. */
  terms: readonly string[];
  /** The version that is searched. */
  version: VersionData | null;
  /** Digest of the build of the page. */
  build: string;
  onGo(href: string): void;
}

/**
 * What a term of the glossary means, above the results, with the way to the page that explains it. Meanings are fetched
 * when somebody looks for a term. The list of results does not wait for them, nor does it need them.
 */
export function TermLine({ query, terms, version, build, onGo }: Props): ReactNode {
  const site = useSite();
  const [found, setFound] = useState<{ word: string; meaning: Meaning } | null>(null);
  const word = query.trim().toLowerCase();
  const isTerm = terms.some((form) => word === form || word === `${form}s`);

  useEffect(() => {
    if (!isTerm) return undefined;
    let outdated = false;
    async function load(): Promise<void> {
      try {
        const { meaningOf } = await import('../behaviours/glossary');
        const meaning = await meaningOf(word, site, build, version);
        if (meaning && !outdated) setFound({ word, meaning });
      } catch (error) {
        // Nobody has asked for it expressly; the next query for a term tries again.
        console.warn(site.strings.shell.notLoaded, error);
      }
    }
    void load();
    return () => {
      outdated = true;
    };
  }, [word, isTerm, site, build, version]);

  const shown = isTerm && found?.word === word ? found.meaning : null;
  function onClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onGo(event.currentTarget.href);
  }
  return (
    <div className="search__term" aria-live="polite">
      {shown && (
        <p>
          <strong>{shown.term}</strong> {shown.text}{' '}
          <a href={shown.href} onClick={onClick}>
            {site.strings.article.more}
          </a>
        </p>
      )}
    </div>
  );
}
