import strings from 'virtual:strings/search';
import { buildIndex } from '../../shared/search/build-index';
import type { SearchIndex } from '../../shared/search/search-index';
import type { MarkedText, SearchHit, SearchPage } from '../../shared/search/model';
import { search } from '../../shared/search/search';
import { readVocabulary, type SearchWords } from '../../shared/search/vocabulary';
import type { SiteData } from '../../shared/site-data';
import { fill } from '../../shared/strings/format';
import { make, showDialog } from '../behaviours/dom';
import { opensSearch } from '../keyboard';
import { showFailure } from '../states/failure';

declare global {
  interface Window {
    /** Set by the copy's file of data; the addresses of its pages are files of the copy. */
    offlineSearch?: { pages: SearchPage[]; words: SearchWords };
  }
}

const MOST_HITS = 20;

/** Brings the search button to life. The data comes with the first use, as a script: nothing else can be loaded. */
export function startOfflineSearch(site: SiteData, folder: string): void {
  const button = document.querySelector<HTMLButtonElement>('.search-button');
  let index: Promise<SearchIndex> | null = null;
  const open = (): void => {
    index ??= loadIndex(`${folder}assets/search.js`);
    index.then(
      (loaded) => {
        // Two presses while the data loads open one box.
        if (!document.querySelector('dialog[open]')) openBox(site, loaded, folder);
      },
      (error: unknown) => {
        index = null;
        showFailure(error, site.strings.shell, site.strings.shell.search, site.strings.shell.noSearch);
      },
    );
  };
  button?.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    if (!opensSearch(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
}

async function loadIndex(address: string): Promise<SearchIndex> {
  await new Promise<void>((resolve, reject) => {
    const script = make('script', { src: address });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} cannot be read.`)));
    document.head.append(script);
  });
  if (!window.offlineSearch) throw new Error(`${address} contains no data.`);
  const { pages, words } = window.offlineSearch;
  return buildIndex(pages, readVocabulary(words));
}

/** Plain: the state is the text of one field, and a copy from a folder loads no further modules. */
function openBox(site: SiteData, index: SearchIndex, folder: string): void {
  const label = { 'aria-label': strings.field };
  const field = make('input', {
    ...label,
    type: 'search',
    class: 'search__input',
    placeholder: strings.field,
    autocomplete: 'off',
  });
  const status = make('output', { class: 'search__status' }, strings.hint);
  const list = make('ul', { class: 'search__results', 'aria-label': strings.results });
  const close = make('button', { type: 'button', class: 'dialog__close', 'aria-label': site.strings.shell.close });
  const head = make('div', { class: 'dialog__head' }, field, close);
  const dialog = make('dialog', { ...label, class: 'dialog search' }, head, status, list);
  field.addEventListener('input', () => {
    const query = field.value.trim();
    const { hits } = query === '' ? { hits: [] } : search(index, query, { maxHits: MOST_HITS });
    status.textContent = query === '' ? strings.hint : hits.length === 0 ? fill(strings.nothing, { query }) : '';
    list.replaceChildren(...hits.map((hit) => make('li', {}, option(hit, folder))));
  });
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') list.querySelector('a')?.click();
  });
  // A result may be on the page that is shown.
  for (const element of [list, close]) element.addEventListener('click', () => dialog.close());
  showDialog(dialog);
  field.focus();
}

function option({ path, anchor, title, place, passage, breadcrumb }: SearchHit, folder: string): HTMLElement {
  const name = place ? [' › ', ...marked(place.name)] : [];
  return make(
    'a',
    { class: 'search__option', href: folder + path + (anchor === null ? '' : `#${anchor}`) },
    make('span', { class: 'search__title' }, ...marked(title), ...name),
    make('span', { class: 'search__path' }, breadcrumb.join(' › ')),
    make('span', { class: 'search__passage' }, ...marked(passage)),
  );
}

function marked({ text, marks }: MarkedText): (string | HTMLElement)[] {
  const parts: (string | HTMLElement)[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    parts.push(text.slice(at, start), make('mark', {}, text.slice(start, end)));
    at = end;
  }
  return [...parts, text.slice(at)];
}
