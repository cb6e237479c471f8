import path from 'node:path';
import { isScriptAddress } from '../markdown/script-address';
import { localRoute } from '../read/locales';
import { classifyLink, resolveFile } from './resolve-link';
import { termPlace } from './glossary';
import type { FileStore } from './linked-files';
import { normalizePath } from '../../shared/urls';
import { ownPlace } from './own-address';
import type { OutgoingLink } from './planned-page';
import type { Site } from './site';

export interface LinkingPage {
  /** Source file relative to the root. */
  file: string;
  /** Path below the content folder. */
  contentPath: string;
  route: string;
  /** Its version, for example `v0.45.0`, which messages name too; `null` for posts. */
  context: string | null;
  /** Route path of a source file below the same content folder. */
  routeOfFile: (file: string) => string | undefined;
}

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
    const found = termPlace(site, link.name, page.context);
    if (!found) return { href: target, sitePath: null, outgoing: { path: null, hash: null } };
    const hash = found.hash === null ? '' : `#${found.hash}`;
    return { href: '', sitePath: encodeURI(found.path) + hash, outgoing: found };
  }
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
  if (link.kind === 'site') return to(normalizePath(localRoute(site.language, link.path)));
  if (link.kind === 'relative') return to(relativeRoute(page, link.path));
  const file = resolveFile(page.contentPath, link.file);
  const route = file === null ? undefined : page.routeOfFile(file);
  return route === undefined ? { href: target, sitePath: null, outgoing: { path: null, hash: link.hash } } : to(route);
}

/** Path that a relative link leads to from the page's address, as a browser resolves it. */
function relativeRoute({ route }: LinkingPage, target: string): string {
  // A query alone is one of the page itself.
  return target === '' ? route : path.posix.join(route.endsWith('/') ? route : path.posix.dirname(route), target);
}
