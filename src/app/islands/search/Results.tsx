import strings from 'virtual:strings/search';
import { Fragment, memo, useDeferredValue, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { HitPlace, MarkedText } from '../../../shared/search/model';
import { fill } from '../../../shared/strings/format';
import { pageDataUrl } from '../../../shared/urls';
import { useSite } from '../../context';
import { isPlainClick } from '../../router/intercept';
import { mayFetchAhead } from '../../router/prefetch';
import type { Answered, Entry } from './useAnswer';
import type { Search } from './useSearch';

/** Results that fill the dialog; the rest is rendered after these are painted. */
const AT_ONCE = 6;

/** Milliseconds after which results of the previous query are hidden. */
const LATE = 120;

/** Element id of the list. */
export const RESULTS_ID = 'search-results';

/** Element id of the result at a place. */
export const optionId = (at: number): string => `search-option-${at}`;

/**
 * The list of results. The keys and the focus belong to the field, which names the active option. Results of another
 * question are neither seen nor followed.
 */
export function Results({ search }: { search: Search }): ReactNode {
  const { answered, entries, isFresh, request } = search;
  const { active } = request;
  const list = useRef<HTMLDivElement>(null);
  const painted = useDeferredValue(entries);
  const shown = painted === entries ? entries : entries.slice(0, Math.max(AT_ONCE, active + 1));
  const count = answered ? countOf(answered) : 0;
  const isLate = useIsLate(!isFresh);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, entries]);
  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    if (isFresh) search.choose(link.href);
  }
  return (
    <div
      className={isLate ? 'search__list search__list--late' : 'search__list'}
      hidden={entries.length === 0}
      aria-busy={!isFresh}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
      <div
        ref={list}
        id={RESULTS_ID}
        className="search__results"
        role="listbox"
        aria-label={strings.results}
        onClick={follow}
      >
        {shown.map((entry, at) => (
          <Option key={optionId(at)} id={optionId(at)} entry={entry} isActive={at === active} />
        ))}
      </div>
      {answered && answered.answer.hits.length < count && (
        <button type="button" className="search__all" onClick={() => search.changeAndReturn({ all: true })}>
          {fill(strings.showAll, { count })}
        </button>
      )}
    </div>
  );
}

/** Whether the answer takes longer than `LATE`. A delay in CSS would restyle every result on each keystroke. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), LATE);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
}

/** How many pages were found, of the kind that is asked for. */
export function countOf({ question: { facet }, answer }: Answered): number {
  return facet === null ? answer.total : answer.facets[facet];
}

interface OptionProps {
  id: string;
  entry: Entry;
  isActive: boolean;
}

/** A result: title, place, passage; of a further place its name. A move through the list renders two of them. */
const Option = memo(function Option({ id, entry: { hit, place, href }, isActive }: OptionProps): ReactNode {
  return (
    <a
      id={id}
      className={place ? 'search__option search__option--more' : 'search__option'}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
    >
      {place ? (
        <PlaceName {...place} />
      ) : (
        <>
          <span className="search__title">
            {/* A page that is not translated may be written in the other direction than the list. */}
            <bdi>
              <Marked {...hit.title} />
            </bdi>
            {hit.place && (
              <>
                {' › '}
                <PlaceName {...hit.place} />
              </>
            )}
            {hit.kind === 'blog' && <span className="search__label">{strings.blog}</span>}
          </span>
          <span className="search__path">{hit.breadcrumb.join(' › ')}</span>
          <span className="search__passage">
            <bdi>
              <Marked {...hit.passage} />
            </bdi>
          </span>
        </>
      )}
    </a>
  );
});

function PlaceName({ kind, name }: Pick<HitPlace, 'kind' | 'name'>): ReactNode {
  const marked = <Marked {...name} />;
  return kind === 'section' ? marked : <code>{marked}</code>;
}

function Marked({ text, marks }: MarkedText): ReactNode {
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], at) => (
        <Fragment key={start}>
          {text.slice(ends[at], start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

const REST = 150;
/** Where the style sheet shows the preview. */
const ROOMY = '(width >= 1100px)';

/**
 * Shows next to the results the section that the active one opens. It repeats what a result leads to, so it is for the
 * eyes only. Its code is fetched with the first section. The blocks are finished HTML, which React does not own.
 */
export function Preview({ entry }: { entry: Entry | undefined }): ReactNode {
  const { base } = useSite();
  const element = useRef<HTMLDivElement>(null);
  const path = entry?.hit.path;
  const anchor = entry?.anchor ?? null;
  useEffect(() => {
    if (path === undefined) return;
    const roomy = matchMedia(ROOMY);
    const stop = new AbortController();
    const show = (): void => {
      if (!roomy.matches || !mayFetchAhead()) return;
      void import('./excerpt')
        .then(({ sectionOf }) => sectionOf(pageDataUrl(path, base), anchor, stop.signal))
        // Without its page the result stands alone, as on a narrow screen.
        .catch(() => [])
        .then((blocks) => stop.signal.aborted || element.current?.replaceChildren(...blocks));
    };
    const rest = setTimeout(show, REST);
    // A reader may turn a tablet while the search is open.
    roomy.addEventListener('change', show, { signal: stop.signal });
    return () => {
      clearTimeout(rest);
      stop.abort();
    };
  }, [path, anchor, base]);
  return <div ref={element} className="search__preview prose" inert aria-hidden="true" />;
}
