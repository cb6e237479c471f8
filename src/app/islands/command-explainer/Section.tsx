import type { ReactNode } from 'react';

/** A part of the explanation below its title. */
export function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="workbench__part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface EntryProps {
  /** A word of a command, or the name of a column. */
  word: string;
  kind?: string;
  meaning: string;
  details?: readonly string[];
  /** Where the reference describes it. */
  href?: string | undefined;
  /** Whether it is a part of the word before. */
  isInner?: boolean;
  isWrong?: boolean;
}

/** A word and its meaning, in a list of words. */
export function Entry({ word, kind, meaning, details, href, isInner, isWrong }: EntryProps): ReactNode {
  return (
    <>
      <dt data-inner={isInner ? '' : undefined} data-wrong={isWrong ? '' : undefined}>
        <code>{word}</code>
      </dt>
      <dd>
        {kind && <span className="workbench__kind">{kind}</span>} {meaning}
        {details && details.length > 0 && <span className="workbench__details">{` ${details.join(' · ')}`}</span>}{' '}
        {href && <a href={href}>Reference</a>}
      </dd>
    </>
  );
}
