import path from 'node:path';
import type { SourceDocument } from '../documents';

/** The number at the front of a name, and what follows it. */
interface NameParts {
  number: number | null;
  rest: string;
}
export type SplitName = (name: string) => NameParts;

/** How a docs set reads the names of its files and folders. */
export const splitNames = ({ numberPrefixes }: { numberPrefixes: boolean }): SplitName =>
  numberPrefixes ? numberPrefix : (name) => ({ number: null, rest: name });

/** `01-intro` → number 1 and `intro`; dates and version numbers at the front of a name are left alone. */
export function numberPrefix(name: string): NameParts {
  if (/^\d+[-_.]\d/.test(name)) return { number: null, rest: name };
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name);
  return match ? { number: Number(match[1]), rest: match[2] ?? name } : { number: null, rest: name };
}

/** Path of a file without extension and without number prefixes, unless its head keeps these: the id of the page. */
export function docId(file: string, document?: SourceDocument, split: SplitName = numberPrefix): string {
  const { id: custom, parse_number_prefixes: isPrefixed = true } = document?.frontMatter ?? {};
  const parts = file
    .replace(/\.mdx?$/, '')
    .split('/')
    .map((part) => (isPrefixed ? split(part).rest : part));
  if (custom !== undefined) parts[parts.length - 1] = custom;
  return parts.join('/');
}

/** Whether a page is the landing page of its folder: `index`, `README`, or named like the folder. */
export function isIndex(id: string): boolean {
  const parts = id.split('/');
  const name = parts.at(-1) ?? '';
  return /^(index|readme)$/i.test(name) || (parts.length > 1 && name.toLowerCase() === parts.at(-2)?.toLowerCase());
}

/**
 * Address of a page below the version prefix: its slug where it sets one, else its path. Landing pages end in a
 * slash, other pages do not; the version home is the empty string. No slug leads above it.
 */
export function docAddress(id: string, slug: string | undefined): string {
  const folder = id.includes('/') ? id.slice(0, id.lastIndexOf('/') + 1) : '';
  if (slug !== undefined) return path.posix.join('/', slug.startsWith('/') ? '' : folder, slug).slice(1);
  return isIndex(id) ? folder : id;
}

/** Title of a page without one, from the last part of its path. A landing page is named after its folder. */
export function titleOfName(name: string): string {
  const parts = name.split('/');
  const last = (isIndex(name) ? parts.at(-2) : parts.at(-1)) ?? name;
  return last.replace(/[-_]/g, ' ').replace(/^\w/, (letter) => letter.toUpperCase());
}
