import path from 'node:path';
import { TERM_SCHEME } from '../../shared/constants';
import { decodePercent, stripBase } from '../../shared/urls';
import type { SiteConfig } from '../read/config/schema';

type LinkTarget =
  | { kind: 'term'; name: string }
  | { kind: 'external'; href: string }
  | { kind: 'anchor'; hash: string }
  | { kind: 'site'; path: string; search: string; hash: string | null }
  | { kind: 'file'; file: string; search: string; hash: string | null }
  | { kind: 'relative'; path: string; search: string; hash: string | null };

/**
 * Classifies the target of a Markdown link. `x.md` is a source file relative to the page's own, `/x` a path of the
 * site, `glossary:x` the page that explains a term, all else without a scheme is relative to the page's address.
 */
export function classifyLink(target: string): LinkTarget {
  if (target.startsWith(TERM_SCHEME)) return { kind: 'term', name: decodePercent(target.slice(TERM_SCHEME.length)) };
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return { kind: 'external', href: target };
  const [, bare = '', search = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
  const anchor = hash === undefined ? null : decodePercent(hash);
  if (bare === '' && search === '') return { kind: 'anchor', hash: anchor ?? '' };
  if (/\.mdx?$/.test(bare) && !bare.startsWith('/'))
    return { kind: 'file', file: decodePercent(bare), search, hash: anchor };
  if (bare.startsWith('/')) return { kind: 'site', path: decodePercent(bare), search, hash: anchor };
  return { kind: 'relative', path: decodePercent(bare), search, hash: anchor };
}

/** Path of a linked file below the content folder; `null` when it climbs out of it. */
export function resolveFile(from: string, target: string): string | null {
  const resolved = path.posix.join(path.posix.dirname(from), target);
  return resolved.startsWith('../') ? null : resolved;
}

interface OwnAddress {
  /** Without the base. */
  path: string;
  /** Without `#`; `null` when the address has none. */
  hash: string | null;
}

const WHOLE = /^(?:https?:)?\/\/([^/?#]*)([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/is;

/** Whether a link was written as a whole address: `https://host/path` or `//host/path`. */
export const isWhole = (target: string): boolean => WHOLE.test(target);

/**
 * The place of the site itself that a whole address leads to; `null` for other sites and for addresses outside the base.
 * A site on the reader's own machine is none: texts that name it mean what the reader runs there.
 */
export function ownAddress(target: string, { url, base }: Pick<SiteConfig, 'url' | 'base'>): OwnAddress | null {
  const [, host = '', path = '', hash] = WHOLE.exec(target) ?? [];
  const own = new URL(url);
  if (host.toLowerCase() !== own.host || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(own.hostname)) return null;
  const route = stripBase(path === '' ? '/' : path, base);
  if (route === null) return null;
  // The Markdown twin of a page is next to it.
  return { path: decodePercent(route.replace(/\.md$/, '')), hash: hash === undefined ? null : decodePercent(hash) };
}
