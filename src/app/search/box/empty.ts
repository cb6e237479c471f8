import search from 'virtual:strings/search';
import type { SiteData, VersionData } from '../../../shared/site-data';
import { fill } from '../../../shared/strings/format';
import { withBase } from '../../../shared/urls';
import { make } from '../../behaviours/dom';
import { isPlainClick } from '../../router/intercept';
import type { BoxPart, BoxView } from './view';
import { failureOf } from './status';

interface Handlers {
  onQuery(query: string): void;
  onClear(): void;
  onGo(href: string): void;
}

/** What there is to say without results. */
interface Proposals {
  /** What was searched without result; empty before anything was typed. */
  query: string;
  suggestion: string | null;
  nearest: readonly string[];
  recent: readonly string[];
  /** Queries that the site proposes. */
  suggested: readonly string[];
  version: VersionData | null;
}

/** What the box shows without results: searches to begin with or words that come near, and where to go instead. */
export function emptyPart(site: SiteData, on: Handlers): BoxPart {
  const element = make('div', { class: 'search__empty' });
  let shown = '';
  return {
    element,
    show(view) {
      const query = view.query.trim();
      element.hidden = failureOf(view.state) !== null || (query !== '' && !(view.isFresh && view.entries.length === 0));
      if (element.hidden) return;
      const proposals = proposalsOf(view);
      const key = JSON.stringify(proposals);
      if (key === shown) return;
      shown = key;
      element.replaceChildren(...content(site, proposals, on));
    },
  };
}

function proposalsOf({ query, answered, recent, state, searched: { version } }: BoxView): Proposals {
  const isBefore = query.trim() === '';
  return {
    query: query.trim(),
    suggestion: answered?.answer.suggestion ?? null,
    nearest: answered?.answer.nearest ?? [],
    recent: isBefore ? recent : [],
    suggested: isBefore && state.type === 'ready' ? state.options.suggested : [],
    version,
  };
}

function content(
  site: SiteData,
  { query, suggestion, nearest, recent, suggested, version }: Proposals,
  on: Handlers,
): HTMLElement[] {
  const press = (entry: string): HTMLElement => button('button', entry, () => on.onQuery(entry));
  const chip = (entry: string): HTMLElement => button('chip', entry, () => on.onQuery(entry));
  return [
    make('p', {}, query === '' ? search.hint : fill(search.nothing, { query })),
    ...(suggestion === null ? [] : [make('p', {}, `${search.didYouMean} `, press(suggestion))]),
    ...section('search__queries', search.nearest, nearest.map(chip)),
    ...section(
      'search__recent',
      search.recent,
      recent.map(press),
      ' ',
      button('search__clear', search.clear, on.onClear),
    ),
    ...section('search__queries', search.suggested, suggested.map(chip)),
    ...section(null, search.places, placesToGo(site, version, on.onGo)),
    ...(query === '' ? [] : ask(site)),
  ];
}

/** Things to choose from under what they are; nothing when there are none. `beside` stands beside the name. */
function section(
  name: string | null,
  label: string,
  items: readonly HTMLElement[],
  ...beside: (Node | string)[]
): HTMLElement[] {
  if (items.length === 0) return [];
  const list = make('ul', {}, ...items.map((item) => make('li', {}, item)));
  return [make('section', { class: name, 'aria-label': label }, make('p', {}, label, ...beside), list)];
}

function button(name: string, label: string, onPress: () => void): HTMLElement {
  const made = make('button', { type: 'button', class: name }, label);
  made.addEventListener('click', onPress);
  return made;
}

/** The documentation's home and the links of the navbar: a site always has these. */
function placesToGo(site: SiteData, version: VersionData | null, onGo: (href: string) => void): HTMLElement[] {
  const places = [
    ...(version ? [{ label: fill(search.docsOf, { version: version.label }), path: version.path }] : []),
    ...site.navbar.items.flatMap((item) =>
      item.type === 'link' && item.to.startsWith('/') ? [{ label: item.label, path: item.to }] : [],
    ),
  ];
  return places.map(({ label, path }) => {
    const link = make('a', { href: withBase(path, site.base) }, label);
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onGo(link.href);
    });
    return link;
  });
}

/** Where the documentation has no answer, people have. */
function ask({ navbar }: SiteData): HTMLElement[] {
  const repository = navbar.items.find((item) => item.type === 'repository');
  if (!repository) return [];
  return [make('p', {}, make('a', { href: `${repository.href.replace(/\/$/, '')}/issues` }, search.ask))];
}
