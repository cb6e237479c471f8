import type { SiteConfig } from '../read/config/schema';
import { decodePercent, stripBase } from '../../shared/urls';

/** A place of the site that a whole address names. */
interface OwnPlace {
  /** Without the base. */
  path: string;
  /** Without `#`; `null` when the address has none. */
  hash: string | null;
}

const WHOLE = /^(?:https?:)?\/\/([^/?#]*)([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/is;

/** Whether a link was written as a whole address: `https://host/path` or `//host/path`. */
export const isWhole = (target: string): boolean => WHOLE.test(target);

/**
 * The place of the site itself that a whole address leads to; `null` for other sites and for what is beside the base.
 * A site on the reader's own machine is none: texts that name it mean what the reader runs there.
 */
export function ownPlace(target: string, { url, base }: Pick<SiteConfig, 'url' | 'base'>): OwnPlace | null {
  const [, host = '', path = '', hash] = WHOLE.exec(target) ?? [];
  const own = new URL(url);
  if (host.toLowerCase() !== own.host || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(own.hostname)) return null;
  const route = stripBase(path === '' ? '/' : path, base);
  if (route === null) return null;
  // The text of a page for programs lies beside it.
  return {
    path: decodePercent(route.replace(/\.md$/, '')),
    hash: hash === undefined ? null : decodePercent(hash),
  };
}
