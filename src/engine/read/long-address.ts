import type { Diagnostic } from '../model/diagnostic';
import { LONGEST_PART } from '../model/short-name';
import { placeOfField, type SourceDocument } from './documents';

/** Tells of a page whose address had to be shortened, at what it is made of; `null` where it is as it was wanted. */
export function shortenedAddress(document: SourceDocument, wanted: string, given: string): Diagnostic | null {
  if (wanted === given) return null;
  const { slug, id } = document.frontMatter;
  const brief = briefly(given);
  const example = brief === '' ? '' : `, for example "slug: /${brief}"`;
  const field = slug === undefined ? 'id' : 'slug';
  const source = slug === undefined ? (id === undefined ? 'name of the file' : 'id') : 'slug with its folder';
  return {
    ...placeOfField(document, field, document.frontMatter[field]),
    rule: 'routes/too-long',
    severity: 'warning',
    message: `The ${source} is too long for an address, whose parts are folders of up to ${LONGEST_PART} bytes.`,
    hint: `The address is "${given}". Write a shorter one in the front matter${example}.`,
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
