import type { Diagnostic } from '../model/diagnostic';
import { LONGEST_PART } from '../model/short-name';
import { placeOfField, type SourceDocument } from './documents';

/** Tells of a page whose address had to be shortened, at what it is made of; `null` where it is as it was wanted. */
export function shortenedAddress(document: SourceDocument, wanted: string, given: string): Diagnostic | null {
  if (wanted === given) return null;
  const { slug, id } = document.frontMatter;
  const field = slug === undefined ? 'id' : 'slug';
  const source = slug === undefined ? (id === undefined ? 'name of the file' : 'id') : 'slug with its folder';
  return {
    ...placeOfField(document, field, document.frontMatter[field]),
    ...tooLong(source, given, 'in the front matter', 'slug'),
  };
}

/**
 * The same of anything that has an address: what of it is too long, the address that it has, where another one is
 * written, and in which field, where there is one for an example.
 */
export function tooLong(
  source: string,
  given: string,
  where: string,
  field?: string,
): Pick<Diagnostic, 'rule' | 'severity' | 'message' | 'hint'> {
  const brief = briefly(given);
  const example = brief === '' || field === undefined ? '' : `, for example "${field}: /${brief}"`;
  return {
    rule: 'routes/too-long',
    severity: 'warning',
    message: `The ${source} is too long for an address, whose parts are folders of up to ${LONGEST_PART} bytes.`,
    hint: `The address is "${given}". Write a shorter one ${where}${example}.`,
  };
}

/** The beginning of the last part of an address; empty for one of signs alone. */
function briefly(address: string): string {
  const last = address.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return [...last]
    .slice(0, 30)
    .join('')
    .replace(/[^\p{L}\p{N}]+$/u, '');
}
