import { memo, useEffect, useRef, type ReactNode } from 'react';
import search from 'virtual:strings/search';
import type { HitPlace, MarkedText, SearchHit } from '../../shared/search/model';
import { fillCount } from '../../shared/strings/format';
import { useSite } from '../context';
import type { Entry } from './entries';

interface Props {
  id: string;
  entry: Entry;
  active: boolean;
}

/** One result: title, where it stands, a passage; of a further place its name. A link, so that it opens in a new tab like one. */
export const ResultOption = memo(
  function ResultOption({ id, entry: { hit, place, href }, active }: Props): ReactNode {
    const ref = useRef<HTMLAnchorElement>(null);
    useEffect(() => {
      if (active) ref.current?.scrollIntoView({ block: 'nearest' });
    }, [active]);
    return (
      <a
        ref={ref}
        id={id}
        role="option"
        aria-selected={active}
        tabIndex={-1}
        className={place ? 'search__option search__option--more' : 'search__option'}
        href={href}
      >
        {place ? <PlaceName place={place} /> : <Whole hit={hit} />}
      </a>
    );
  },
  // Entries are made anew with every answer; what they show is not.
  (before, after) =>
    before.active === after.active &&
    before.entry.hit === after.entry.hit &&
    before.entry.place === after.entry.place &&
    before.entry.href === after.entry.href,
);

function Whole({ hit }: { hit: SearchHit }): ReactNode {
  const { strings } = useSite();
  return (
    <>
      <span className="search__title">
        <Marked value={hit.title} />
        {hit.place && (
          <>
            {' '}
            › <PlaceName place={hit.place} />
          </>
        )}
        {hit.kind === 'blog' && <span className="search__label">{search.blog}</span>}
      </span>
      <span className="search__path">{pathOf(hit, strings.lang)}</span>
      <span className="search__passage">
        <Marked value={hit.passage} />
      </span>
    </>
  );
}

function PlaceName({ place: { kind, name } }: { place: Pick<HitPlace, 'kind' | 'name'> }): ReactNode {
  const marked = <Marked value={name} />;
  return kind === 'section' ? marked : <code>{marked}</code>;
}

function pathOf(hit: SearchHit, lang: string): string {
  const others = hit.otherVersions;
  return [hit.breadcrumb.join(' › '), others > 0 ? fillCount(search.otherVersions, lang, others) : '']
    .filter((part) => part !== '')
    .join(' · ');
}

/** A text with its matches in `mark` elements. */
function Marked({ value: { text, marks } }: { value: MarkedText }): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  // Keyed by order: from one keystroke to the next the elements stay and only their text changes.
  marks.forEach(([start, end], order) => {
    // oxlint-disable-next-line react/no-array-index-key
    parts.push(text.slice(at, start), <mark key={order}>{text.slice(start, end)}</mark>);
    at = end;
  });
  return [...parts, text.slice(at)];
}
