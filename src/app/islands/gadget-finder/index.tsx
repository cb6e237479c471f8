import strings from 'virtual:strings/finder';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { FinderProps } from '../../../shared/island-props';
import { fillCount } from '../../../shared/strings/format';
import { announce } from '../../announce';
import { useRouter } from '../../context/RouterContext';
import { useSite } from '../../context/SiteContext';
import type { IslandProps } from '../island';
import type { GadgetQuery } from './gadget-match';
import { readList, type Found, type GadgetList } from './list';
import { addressWith, isSame, NAMES, NOTHING, readQuery, type Name } from './query';

export const { crashed } = strings;

/** The form that filters the list of all gadgets. What is chosen is in the address, so that it can be shared. */
export default function GadgetFinder({ count, choices }: FinderProps & IslandProps): ReactNode {
  const { lang } = useSite().strings;
  const [query, setQuery] = useState(NOTHING);
  const [found, setFound] = useState<Found>({ fitting: count, hasNear: false });
  const [isLive, setLive] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const more = useRef<HTMLDetailsElement>(null);
  const list = useRef<GadgetList>(null);

  function show(wanted: GadgetQuery, isChange = true): void {
    const root = form.current?.closest<HTMLElement>('.finder');
    if (!root) return;
    list.current ??= readList(root);
    const next = list.current.show(wanted);
    setQuery(wanted);
    setFound(next);
    if (isChange) announce(textOf(next, wanted, count, lang));
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
    <label className="filter-bar__item">
      <span>{label}</span>
      <select
        name={name}
        className="filter-bar__select"
        value={query[name]}
        onChange={({ target }) => change(name, target.value)}
      >
        {choices[name].map(([value, meaning]) => (
          <option key={value} value={value}>
            {meaning}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    // Enter in any field opens the first gadget.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="finder__form"
      role="search"
      aria-label={strings.name}
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
        if (event.target.name === 'words' && query.words.trim() !== '') list.current?.openFirst();
      }}
    >
      {isLive && <Address {...{ query, choices, take }} />}
      <label className="finder__words">
        <span>{strings.words}</span>
        <input
          type="search"
          name="words"
          autoComplete="off"
          placeholder={strings.wordsExample}
          value={query.words}
          onChange={({ target }) => change('words', target.value)}
        />
      </label>
      <fieldset className="finder__chips">
        <legend className="visually-hidden">{strings.observes}</legend>
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
        <summary>{strings.more}</summary>
        <div className="filter-bar">
          {select('category', strings.category)}
          {select('environment', strings.runsOn)}
          <label className="filter-bar__item">
            <span>{strings.kernel}</span>
            <input
              type="text"
              name="kernel"
              className="filter-bar__input"
              autoComplete="off"
              inputMode="decimal"
              placeholder="5.10"
              value={query.kernel}
              onChange={({ target }) => change('kernel', target.value)}
            />
          </label>
          {choices.version.length > 1 && select('version', strings.version)}
          <button type="reset" className="button">
            {strings.clear}
          </button>
        </div>
      </details>
      <p className="finder__state">
        <output className="finder__count">{textOf(found, query, count, lang)}</output>{' '}
        <button type="submit" className="finder__search">
          {strings.searchAll}
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

function textOf({ fitting, hasNear }: Found, query: GadgetQuery, count: number, lang: string): string {
  if (fitting > 0) return fillCount(strings.shown, lang, count, { shown: fitting });
  if (!isSame(query, { ...NOTHING, words: query.words })) return strings.none;
  return hasNear ? strings.noneNear : strings.noneWords;
}
