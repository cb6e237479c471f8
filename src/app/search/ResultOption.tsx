import { memo, useEffect, useRef, type ReactNode } from 'react';
import search from 'virtual:strings/search';
import type { MarkedText, SearchHit } from '../../shared/search/model';
import { fillCount } from '../../shared/strings/format';
import { useSite } from '../context';

interface Props {
  id: string;
  hit: SearchHit;
  href: string;
  active: boolean;
}

/** One result: title, where it stands, a passage. A link, so that it opens in a new tab like one. */
export const ResultOption = memo(function ResultOption({ id, hit, href, active }: Props): ReactNode {
  const { strings } = useSite();
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <a ref={ref} id={id} role="option" aria-selected={active} tabIndex={-1} className="search__option" href={href}>
      <span className="search__title">
        <Marked value={hit.title} />
        <Place place={hit.place} />
        {hit.kind === 'blog' && <span className="search__label">{search.blog}</span>}
      </span>
      <span className="search__path">{pathOf(hit, strings.lang)}</span>
      <span className="search__passage">
        <Marked value={hit.passage} />
      </span>
    </a>
  );
});

function Place({ place }: { place: SearchHit['place'] }): ReactNode {
  if (!place) return null;
  const name = <Marked value={place.name} />;
  return <> › {place.kind === 'section' ? name : <code>{name}</code>}</>;
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
