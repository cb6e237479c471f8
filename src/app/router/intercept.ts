import { normalizePath, stripBase } from '../../shared/urls';

/** What decides of a click whether it is plain. */
interface ClickFacts {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

/** What decides of a link whether it leads to a page of this site. */
export interface LinkFacts {
  /** Absolute address. */
  href: string;
  target: string;
  download: boolean;
  /** Marked `data-native`: wants a full load. */
  native: boolean;
}

/** The facts of a link element. */
export function linkFacts(link: HTMLAnchorElement): LinkFacts {
  return {
    href: link.href,
    target: link.target,
    download: link.hasAttribute('download'),
    native: link.dataset['native'] !== undefined,
  };
}

/** True for an unmodified click of the main button that nobody has handled yet. */
export function isPlainClick(click: ClickFacts): boolean {
  const modified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !modified && !click.defaultPrevented;
}

/** Route path of an address in canonical comparison form, or `null` when it is not a page of this site. */
export function routeOf(url: URL, origin: string, base: string): string | null {
  if (url.origin !== origin) return null;
  const path = stripBase(url.pathname, base);
  if (path === null || isFile(path)) return null;
  return normalizePath(path);
}

/** The address a link leads to when the router should take it, else `null`. A jump within the page is the browser's. */
export function routedUrl(link: LinkFacts, current: URL, base: string): URL | null {
  if (link.download || link.native || (link.target !== '' && link.target !== '_self')) return null;
  if (!URL.canParse(link.href)) return null;
  const url = new URL(link.href);
  const route = routeOf(url, current.origin, base);
  if (route === null) return null;
  const samePage = route === routeOf(current, current.origin, base) && url.search === current.search;
  return samePage && url.hash !== '' ? null : url;
}

/** A file such as a feed; a version number is not an extension, so those start with a letter. */
function isFile(path: string): boolean {
  const extension = /\.([a-z][a-z0-9]*)$/i.exec(path)?.[1];
  return extension !== undefined && extension !== 'html';
}
