import { existsSync } from 'node:fs';
import path from 'node:path';
import { isScriptAddress } from '../markdown/script-address';
import { localRoute, withoutLanguage } from '../read/locales';
import { classifyLink, resolveFile } from './resolve-link';
import type { FileStore } from './linked-files';
import { normalizePath, stripBase, withBase } from '../../shared/urls';
import type { LinkTargets } from './link-targets';
import { ownPlace } from './own-address';
import type { OutgoingLink } from './planned-page';
import type { Site } from './site';

/** Where a page with links stands. */
export interface LinkingPage extends LinkTargets {
  /** Source file relative to the root. */
  file: string;
  /** Path below the content folder. */
  contentPath: string;
  /** Route path of the page. */
  route: string;
  /** Named in messages, for example `v0.45.0`. */
  context: string | null;
}

/** Where a link leads. */
interface Resolved {
  href: string;
  /** Set when the address is a path of this site, so the base goes in front. */
  sitePath: string | null;
  outgoing: Pick<OutgoingLink, 'path' | 'hash'> | null;
}

/** Where a link of an article leads: paths of the site are in the language of the page. */
export function resolveLink(target: string, page: LinkingPage, site: Site, files: FileStore): Resolved {
  // The value of a variable may be the scheme of code, which the compiler cannot see.
  if (isScriptAddress(target)) return { href: '#', sitePath: null, outgoing: null };
  const link = classifyLink(target);
  if (link.kind === 'term') {
    const found = page.placeOfTerm(link.name);
    if (!found) return { href: target, sitePath: null, outgoing: { path: null, hash: null } };
    const hash = found.hash === null ? '' : `#${found.hash}`;
    return { href: '', sitePath: encodeURI(found.path) + hash, outgoing: found };
  }
  if (link.kind === 'unchecked')
    return { href: link.path, sitePath: link.path.startsWith('/') ? link.path : null, outgoing: null };
  if (link.kind === 'external') return { href: link.href, sitePath: null, outgoing: ownPlace(link.href, site.config) };
  if (link.kind === 'anchor')
    return { href: `#${encodeURI(link.hash)}`, sitePath: null, outgoing: { path: page.route, hash: link.hash } };
  const tail = link.search + (link.hash === null ? '' : `#${encodeURI(link.hash)}`);
  const to = (route: string): Resolved => ({
    href: '',
    sitePath: encodeURI(route) + tail,
    outgoing: { path: route, hash: link.hash },
  });
  const output = files.output(target, page.file);
  // The store has reported a file that is not published.
  if (output === null) return { href: '#', sitePath: null, outgoing: null };
  if (output !== undefined) return { href: '', sitePath: `/${output}${tail}`, outgoing: null };
  const local = (path: string): Resolved => {
    const route = sharedFile(path, site) ?? localRoute(site.config, site.language.prefix, path);
    return to(page.latestAt(normalizePath(route)) ?? route);
  };
  if (link.kind === 'site') return local(withoutBase(link.path, site.config));
  if (link.kind === 'relative') return to(relativeRoute(page, link.path, site.config.base));
  const route = fileRoute(page, link.file) ?? sourceRoute(page, link.file);
  if (route !== undefined) return to(route);
  return link.file.startsWith('/')
    ? local(link.file)
    : { href: target, sitePath: null, outgoing: { path: null, hash: link.hash } };
}

/**
 * A path without the base of the site, which other builders let pages say, unless a part of this one begins like it.
 */
function withoutBase(target: string, { base, docs, blog }: Site['config']): string {
  const isBelow = (route: string): boolean => stripBase(route, base) !== null;
  return [docs, ...docs.sets, blog].some((part) => isBelow(part.base)) ? target : (stripBase(target, base) ?? target);
}

/** A file of the public folder that is named below a language; `null` for what that language has itself. */
function sharedFile(address: string, { config, root, folders }: Site): string | null {
  const shared = /\.[a-z]\w*$/i.test(address) ? withoutLanguage(config, address) : null;
  const { public: folder } = folders;
  if (shared === null || folder === null || existsSync(path.join(root, folder, address))) return null;
  return existsSync(path.join(root, folder, shared)) ? shared : null;
}

/**
 * Route of a linked source file: relative to the page's own, else to its content folder, which other builders look in
 * as well; with a slash in front, below the content folder or the root. `undefined` when there is no such page.
 */
function fileRoute({ file, contentPath, routeOfFile }: LinkingPage, target: string): string | undefined {
  const isFromRoot = target.startsWith('/');
  const own = isFromRoot ? null : resolveFile(contentPath, target);
  // Most links lead to what they say; other places need not be put together for them.
  const near = own === null ? undefined : firstRoute([own], routeOfFile);
  if (near !== undefined) return near;
  const folder = file.endsWith(contentPath) ? file.slice(0, -contentPath.length) : null;
  const belowFolder = (fromRoot: string): string[] =>
    folder !== null && fromRoot.startsWith(folder) ? [fromRoot.slice(folder.length)] : [];
  const bare = path.posix.normalize(target.replace(/^\//, ''));
  const beside = isFromRoot ? [] : belowFolder(path.posix.join(path.posix.dirname(file), target));
  return firstRoute([...beside, bare, ...belowFolder(bare)], routeOfFile);
}

/**
 * Route of a source file anywhere in the site: relative to the page's own file, else to the one that this translates;
 * with a slash in front, from the root.
 */
function sourceRoute({ file, route, routeOfSource, originalOf }: LinkingPage, target: string): string | undefined {
  if (target.startsWith('/')) return firstRoute([path.posix.normalize(target.slice(1))], routeOfSource);
  const places = [file, originalOf(route) ?? file];
  return firstRoute(
    places.map((place) => path.posix.join(path.posix.dirname(place), target)),
    routeOfSource,
  );
}

/** The first route of files, whichever of the two endings of pages they have. */
function firstRoute(candidates: readonly string[], routeOf: (file: string) => string | undefined): string | undefined {
  for (const candidate of candidates) {
    const route = routeOf(candidate) ?? routeOf(withEnding(candidate, '.md')) ?? routeOf(withEnding(candidate, '.mdx'));
    if (route !== undefined) return route;
  }
  return undefined;
}

const withEnding = (file: string, ending: string): string => file.replace(/\.mdx?$/, ending);

/**
 * Path that a relative link without the ending of a source leads to: from the page's address as a browser goes, from
 * below it, from beside it, or to the source file or folder of that name.
 */
function relativeRoute(
  { route, contentPath, routeOfFile, hasRoute }: LinkingPage,
  target: string,
  base: string,
): string {
  // A query alone is one of the page itself.
  if (target === '') return route;
  const asBrowser = path.posix.join(route.endsWith('/') ? route : path.posix.dirname(route), target);
  const below = path.posix.join(route, target);
  // A site whose addresses end without a slash has the page of a folder beside it.
  const beside = path.posix.join(path.posix.dirname(route), target);
  // One that climbs above the site may come back below its base.
  const whole = withBase(route, base);
  const fromHost = stripBase(path.posix.join(whole.endsWith('/') ? whole : path.posix.dirname(whole), target), base);
  const file = path.posix.join(path.posix.dirname(contentPath), target).replace(/\/$/, '');
  const ofFile = [`${file}.md`, `${file}.mdx`, ...FOLDER_PAGES.map((name) => `${file}/${name}`)]
    .map(routeOfFile)
    .find((found) => found !== undefined);
  return [asBrowser, below, beside, fromHost ?? asBrowser].find(hasRoute) ?? ofFile ?? asBrowser;
}

/** Files that are the page of their folder. */
const FOLDER_PAGES = ['index.md', 'index.mdx', 'README.md', 'README.mdx'];
