import strings from 'virtual:strings/suggestions';
import type { SiteData } from '../../../shared/site-data';
import { routesPath, withBase } from '../../../shared/urls';
import { fill, pieces } from '../../../shared/strings/format';
import { make } from '../dom';
import { absentPage, inOneVersion, nearestPaths, type AbsentPage } from './near-pages';

const SUGGESTIONS = 5;

/**
 * Fills the slot with the versions that have the page, or with the nearest pages. Rejects when
 * the list of routes cannot be loaded.
 */
export async function suggest(slot: HTMLElement, missing: string, site: SiteData): Promise<void> {
  const response = await fetch(withBase(routesPath(site.prefix), site.base));
  if (!response.ok) throw new Error(`The list of routes answered ${response.status}.`);
  const { paths } = (await response.json()) as { paths: string[] };

  const absent = absentPage(missing, paths, site.docsSets);
  // The language is no part of what paths have in common.
  const below = (path: string): string => path.slice(site.prefix.length);
  const candidates = inOneVersion(missing, paths, site.docsSets).map(below);
  const near = nearestPaths(below(missing), candidates, SUGGESTIONS).map((path) => site.prefix + path);
  if (absent) slot.replaceChildren(...absentParts(absent, site));
  else if (near.length > 0) {
    const links = near.map((path) => ({ path, label: path }));
    slot.replaceChildren(make('h2', { class: 'not-found__heading' }, strings.nearest), linkList(links, site));
  }
}

function absentParts({ version, page, found }: AbsentPage, site: SiteData): HTMLElement[] {
  const links = found.map((other) => ({
    path: other.path,
    label: fill(strings.pageIn, { page, version: other.version.label }),
  }));
  const named: Record<string, HTMLElement> = {
    version: make('strong', {}, version.label),
    page: make('code', {}, page),
  };
  return [
    make('h2', { class: 'not-found__heading' }, strings.otherVersions),
    make('p', {}, ...pieces(strings.absent).map((piece, index) => (index % 2 === 0 ? piece : (named[piece] ?? piece)))),
    linkList(links, site),
  ];
}

function linkList(links: readonly { path: string; label: string }[], site: SiteData): HTMLElement {
  const items = links.map(({ path, label }) => make('li', {}, make('a', { href: withBase(path, site.base) }, label)));
  return make('ul', { class: 'route-list' }, ...items);
}
