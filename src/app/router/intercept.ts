import { normalizePath, stripBase } from '../../shared/urls';

/** A file such as a feed; a version number is not an extension, so those start with a letter. */
const FILE = /\.(?!html$)[A-Za-z][A-Za-z0-9]*$/;

/** True for an unmodified click of the main button that no other handler has taken. */
export function isPlainClick(click: MouseEvent): boolean {
  const modified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !modified && !click.defaultPrevented;
}

/** Route path of an address in canonical comparison form, or `null` when it is not a page of this site. */
export function routeOf(url: URL, origin: string, base: string): string | null {
  if (url.origin !== origin) return null;
  const path = stripBase(url.pathname, base);
  if (path === null || FILE.test(path)) return null;
  return normalizePath(path);
}

/**
 * The address a link leads to when the router should take it, else `null`. A jump within the page is the browser's, and
 * `data-native` asks for a full load.
 */
export function routedUrl(link: HTMLAnchorElement, current: URL, base: string): URL | null {
  if (!link.matches(':not([download], [data-native]):is(:not([target]), [target=""], [target="_self"])')) return null;
  if (!URL.canParse(link.href)) return null;
  const url = new URL(link.href);
  const route = routeOf(url, current.origin, base);
  if (route === null) return null;
  const samePage = route === routeOf(current, current.origin, base) && url.search === current.search;
  return samePage && url.hash !== '' ? null : url;
}
