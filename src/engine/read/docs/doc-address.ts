import path from 'node:path';
import { shortAddress } from '../../model/short-name';
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

const withoutEnding = (file: string): string => file.replace(/\.mdx?$/, '');

/** Path of a file without extension and without number prefixes, unless its head keeps these: the id of the page. */
export function docId(file: string, document?: SourceDocument, split: SplitName = numberPrefix): string {
  const { id: custom, parse_number_prefixes: isPrefixed = true } = document?.frontMatter ?? {};
  const parts = withoutEnding(file)
    .split('/')
    .map((part) => (isPrefixed ? split(part).rest : part));
  if (custom !== undefined) parts[parts.length - 1] = custom;
  return parts.join('/');
}

/** Whether a file is the landing page of its folder, by its own name, whatever id its head gives it. */
export const isLandingFile = (file: string): boolean => isIndex(withoutEnding(file));

/** Whether a path is that of the landing page of its folder: `index`, `README`, or named like the folder. */
function isIndex(name: string): boolean {
  const parts = name.split('/');
  const last = parts.at(-1) ?? '';
  return /^(index|readme)$/i.test(last) || (parts.length > 1 && last.toLowerCase() === parts.at(-2)?.toLowerCase());
}

/**
 * Address of the page of a file below the version prefix: its slug where it sets one, else its path. Landing pages end
 * in a slash, other pages do not; the version home is the empty string. No slug leads above it. What is too long for
 * the names of folders is shortened.
 */
export const docAddress = (file: string, id: string, slug: string | undefined): string =>
  shortAddress(wantedAddress(file, id, slug));

/** The same, as long as it is. */
export function wantedAddress(file: string, id: string, slug: string | undefined): string {
  const folder = id.includes('/') ? id.slice(0, id.lastIndexOf('/') + 1) : '';
  if (slug !== undefined) return path.posix.join('/', slug.startsWith('/') ? '' : folder, slug).slice(1);
  return isLandingFile(file) ? folder : id;
}

/** Title of a page without one, from the last part of its path. A landing page is named after its folder. */
export function titleOfName(name: string): string {
  const parts = name.split('/');
  const last = (isIndex(name) ? parts.at(-2) : parts.at(-1)) ?? name;
  return last.replace(/[-_]/g, ' ').replace(/^\w/, (letter) => letter.toUpperCase());
}
