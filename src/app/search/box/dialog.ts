import '../../styles/search.css';
import { STORAGE_KEYS } from '../../../shared/constants';
import type { SearchSource } from '../../../shared/search/load-index';
import type { SiteData } from '../../../shared/site-data';
import { visibleText } from '../../../shared/visible-text';
import { make } from '../../behaviours/dom';
import { closeOnPressBeside } from '../../modal';
import type { Router } from '../../router/router';
import { storage } from '../../storage';
import { searchClient } from '../client';
import { openQuery } from '../kept';
import type { SearchedIndex } from '../searched-index';
import { besidePart } from './beside';
import { emptyPart } from './empty';
import { facetsPart } from './facets';
import { failedPart } from './failed';
import { fieldPart } from './field';
import { footPart } from './foot';
import { startAsking } from './question';
import { parseRecent, withRecent } from './recent';
import { resultsPart } from './results';
import { termPart } from './term';
import { inVersion } from './versions';
import { questionOf, viewOf, type BoxView, type Wish } from './view';
import { isWide, watchWide } from './wide';

/** Starts loading the index before the dialog is opened. */
export function prepareSearch(source: SearchSource): void {
  searchClient.load(source);
}

/** What the box works with. */
interface BoxOptions {
  site: SiteData;
  router: Router;
  /** The index of the page that the box is opened on. */
  searched: SearchedIndex;
  /** Called when the box is closed and gone. */
  onClose(): void;
}

/**
 * Opens the search with what `openQuery` holds: a combobox over a list of results in a modal dialog. It closes with the
 * page, too. Whatever happens changes the wish, the index or the answer; then all parts are brought in line with it.
 */
export function openSearchDialog({ site, router, searched, onClose }: BoxOptions): void {
  const query = visibleText(openQuery.read()) ?? '';
  let wish: Wish = { query, facet: null, active: 0, searched, all: false, isWaiting: false };
  const asking = startAsking(site, refresh);

  const field = fieldPart(site, {
    onQuery: changeQuery,
    onMove: (active) => change({ active }),
    onEnter,
    onClose: () => dialog.close(),
  });
  const facets = facetsPart((facet) => {
    change({ facet, active: 0 });
    backToField();
  });
  const results = resultsPart({
    onChoose: choose,
    onAll() {
      change({ all: true });
      backToField();
    },
  });
  const term = termPart(site, choose);
  const failed = failedPart(site, () => {
    searchClient.retry();
    field.input.focus();
  });
  const empty = emptyPart(site, { onQuery: changeQuery, onClear: () => keepRecent([]), onGo: go });
  const foot = footPart(site, searched.source, (name) => {
    const next = inVersion(site, wish.searched, name);
    searchClient.load(next.source);
    change({ searched: next, active: 0 });
    backToField();
  });
  const body = make('div', { class: 'search__body' }, results.element);
  const beside = besidePart(site, body);
  const parts = [field, facets, term, results, beside, failed, empty, foot];
  const dialog = make(
    'dialog',
    { class: 'search', 'aria-label': site.strings.shell.search },
    field.element,
    facets.element,
    term.element,
    body,
    failed.element,
    empty.element,
    foot.element,
  );

  function currentView(): BoxView {
    const state = searchClient.state.get();
    return viewOf(wish, { state, answered: asking.last(), recent: readRecent(), isWide: isWide() });
  }

  function refresh(): void {
    asking.ask(questionOf(wish), searchClient.state.get());
    const view = currentView();
    for (const part of parts) part.show(view);
    if (!wish.isWaiting || !view.isFresh) return;
    wish = { ...wish, isWaiting: false };
    choose(view.entries[0]?.href);
  }

  function change(changes: Partial<Wish>): void {
    wish = { ...wish, ...changes };
    refresh();
  }

  function changeQuery(query: string): void {
    openQuery.keep(query);
    change({ query, active: 0, all: false, isWaiting: false, ...(query.trim() === '' ? { facet: null } : {}) });
    field.input.focus();
  }

  function onEnter(): void {
    const { isFresh, entries, active, query } = currentView();
    if (isFresh) choose(entries[active]?.href);
    else change({ isWaiting: query.trim() !== '' });
  }

  function choose(href: string | undefined): void {
    if (href === undefined) return;
    keepRecent(withRecent(readRecent(), wish.query));
    go(href);
  }

  function go(href: string): void {
    dialog.close();
    router.navigate(href);
  }

  /** After a chip or a button the arrow keys go on; a touch screen would bring its keyboard up. */
  function backToField(): void {
    if (matchMedia('(hover: hover)').matches) field.input.focus();
  }

  const gone = [
    router.url.subscribe(end),
    searchClient.state.subscribe(refresh),
    storage.subscribe(STORAGE_KEYS.recentSearches, refresh),
    watchWide(refresh),
    beside.end,
  ];
  function end(): void {
    dialog.removeEventListener('close', end);
    for (const leave of gone) leave();
    dialog.remove();
    onClose();
  }

  closeOnPressBeside(dialog);
  dialog.addEventListener('close', end);
  searchClient.load(searched.source);
  document.body.append(dialog);
  refresh();
  dialog.showModal();
}

const readRecent = (): string[] => parseRecent(storage.read(STORAGE_KEYS.recentSearches));
const keepRecent = (recent: readonly string[]): void =>
  storage.write(STORAGE_KEYS.recentSearches, JSON.stringify(recent));
