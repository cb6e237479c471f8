import path from 'node:path';
import { normalizePath, stripBase, withBase } from '../../shared/urls';

/** The pages of a copy, and how the addresses of the site become those of files. */
export interface CopyPlan {
  /** Origin of the site without a last slash. */
  origin: string;
  base: string;
  /** Files of the copy by route path: `/docs/v0.46.0/gadgets/trace_dns` is `gadgets/trace_dns.html`. */
  pages: ReadonlyMap<string, string>;
  /** Whether the site has a file, which the copy then holds at the same path. */
  hasFile(file: string): boolean;
}

/** A file of the copy, and the page of the site that it is made from. */
export interface CopyPlace {
  file: string;
  /** Route path. */
  route: string;
}

/** Where an address leads from a file of the copy. */
interface CopiedAddress {
  href: string;
  /** It leads out of the copy. */
  isOutside: boolean;
  /** File of the site that the copy needs for it. */
  file: string | null;
}

/** File of a page in the copy of its version. */
export function copyFile(route: string, home: string): string {
  const below = normalizePath(route).slice(home.length).replace(/^\//, '');
  return below === '' ? 'index.html' : `${below}.html`;
}

/** Makes an address of the site one of the copy, relative to the file it stands in. */
export function copiedAddress(plan: CopyPlan, address: string, from: CopyPlace): CopiedAddress {
  if (address.startsWith('#') || /^(?:mailto|data|tel):/i.test(address))
    return { href: address, isOutside: false, file: null };
  // A question to the page itself, which only the site answers.
  if (address.startsWith('?'))
    return { href: plan.origin + withBase(from.route, plan.base) + address, isOutside: true, file: null };
  const local = address.startsWith(`${plan.origin}/`) ? address.slice(plan.origin.length) : address;
  if (!local.startsWith('/') || local.startsWith('//')) return { href: address, isOutside: true, file: null };
  const [, bare = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(local) ?? [];
  const route = decodeURI(stripBase(bare, plan.base) ?? bare);
  const relative = (file: string): string =>
    encodeURI(path.posix.relative(path.posix.dirname(from.file), file) || path.posix.basename(file));
  const page = plan.pages.get(normalizePath(route));
  if (page !== undefined) return { href: relative(page) + hash, isOutside: false, file: null };
  const file = route.slice(1);
  if (plan.hasFile(file)) return { href: relative(file) + hash, isOutside: false, file };
  return { href: plan.origin + bare + search + hash, isOutside: true, file: null };
}
