import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { FinderProps } from '../../../shared/island-props';
import { counted } from '../../../shared/strings/format';
import { announce } from '../../announce';
import { Button, Choice, TextField } from '../../components/controls';
import { useRouter } from '../../context';
import type { IslandProps } from '../registry';
import {
  addressWith,
  type Entry,
  type Found,
  type GadgetQuery,
  isSame,
  type Name,
  NAMES,
  NOTHING,
  readEntries,
  readQuery,
  showFitting,
} from './list';

export const crashed = 'The gadget finder crashed.';

/** The form that filters the list of all gadgets. What is chosen is in the address, so that it can be shared. */
export default function GadgetFinder({ count, choices }: FinderProps & IslandProps): ReactNode {
  const [query, setQuery] = useState(NOTHING);
  const [found, setFound] = useState<Found>({ fitting: count, hasNear: false });
  const [isLive, setLive] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const more = useRef<HTMLDetailsElement>(null);
  const entries = useRef<Entry[]>(null);

  function show(wanted: GadgetQuery, isChange = true): void {
    const root = form.current?.closest<HTMLElement>('.finder');
    if (!root) return;
    const next = showFitting(root, (entries.current ??= readEntries(root)), wanted);
    setQuery(wanted);
    setFound(next);
    if (isChange) announce(textOf(next, wanted, count));
  }
  /** Takes a query that the reader has not entered here. Its filters are unfolded. */
  function take(wanted: GadgetQuery, isChange?: boolean): void {
    if (more.current && !isSame(wanted, { ...NOTHING, words: wanted.words, observes: wanted.observes }))
      more.current.open = true;
    show(wanted, isChange);
  }
  const start = useEffectEvent(() => {
    if (!form.current) return;
    // React does not report what was typed before it was there.
    const typed = readQuery(new FormData(form.current), choices);
    const asked = readQuery(new URLSearchParams(location.search), choices);
    for (const name of NAMES) asked[name] = typed[name] || asked[name];
    take(asked, !isSame(typed, NOTHING));
    setLive(true);
  });
  useLayoutEffect(() => start(), []);

  const change = (name: Name, value: string): void => show({ ...query, [name]: value });
  const select = (name: keyof FinderProps['choices'], label: string): ReactNode => (
    <Choice
      className="filter-bar__item"
      {...{ name, label }}
      options={choices[name]}
      value={query[name]}
      onChange={(value) => change(name, value)}
    />
  );
  return (
    // Enter in any field opens the first gadget.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="finder__form"
      role="search"
      aria-label="Find a gadget"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>('.search-button')?.click();
      }}
      onReset={(event) => {
        event.preventDefault();
        show(NOTHING);
      }}
      onKeyDown={(event) => {
        // The button leads on to the search; Enter in a field opens what is found first.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        const first = entries.current?.find(({ row }) => !row.hidden)?.row;
        if (event.target.name === 'words' && query.words.trim() !== '')
          first?.querySelector<HTMLElement>('.finder__name')?.click();
      }}
    >
      {isLive && <Address {...{ query, choices, take }} />}
      <label className="finder__words">
        <span>What’s going wrong?</span>
        <input
          type="search"
          name="words"
          autoComplete="off"
          placeholder="connection refused, slow disk, killed…"
          value={query.words}
          onChange={({ target }) => change('words', target.value)}
        />
      </label>
      <fieldset className="finder__chips">
        <legend className="visually-hidden">Observes</legend>
        {choices.observes.map(([value, label]) => (
          <label key={value} className="finder__chip">
            <input
              type="radio"
              name="observes"
              value={value}
              checked={query.observes === value}
              onChange={() => change('observes', value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <details className="finder__more" ref={more}>
        <summary>More filters</summary>
        <div className="filter-bar">
          {select('category', 'Category')}
          {select('environment', 'Runs on')}
          <TextField
            className="filter-bar__item"
            label="My kernel"
            name="kernel"
            inputMode="decimal"
            placeholder="5.10"
            value={query.kernel}
            onChange={(kernel) => change('kernel', kernel)}
          />
          {choices.version.length > 1 && select('version', 'Version')}
          <Button type="reset">Clear</Button>
        </div>
      </details>
      <p className="finder__state">
        <output className="finder__count">{textOf(found, query, count)}</output>{' '}
        <button type="submit" className="finder__search">
          Search all pages
        </button>
      </p>
    </form>
  );
}

interface AddressProps {
  query: GadgetQuery;
  choices: FinderProps['choices'];
  take(query: GadgetQuery): void;
}

/** Keeps the query and the address alike. A component, because the build has no router. */
function Address({ query, choices, take }: AddressProps): null {
  const router = useRouter();
  const [page] = useState(() => location.pathname);
  // The history entry stays the same one: going back leaves the page, not the last letter.
  const changed = useEffectEvent(() => {
    if (!isSame(query, readQuery(router.url.get().searchParams, choices))) router.replace(addressWith(query));
  });
  // A link to this page may bring other filters, or none.
  const moved = useEffectEvent(() => {
    const url = router.url.get();
    const asked = readQuery(url.searchParams, choices);
    if (url.pathname === page && !isSame(query, asked)) take(asked);
  });
  useEffect(() => changed(), [query]);
  useEffect(() => router.url.subscribe(() => moved()), [router]);
  return null;
}

function textOf({ fitting, hasNear }: Found, query: GadgetQuery, count: number): string {
  if (fitting > 0) return `${fitting} of ${counted(count, 'gadget')}`;
  if (!isSame(query, { ...NOTHING, words: query.words })) return 'No gadgets match. Remove a filter.';
  if (hasNear) return 'No gadget matches all of these words. Closest matches:';
  return 'No gadgets match. Search all pages instead.';
}
