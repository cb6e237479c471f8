import { nearestHint } from '../../shared/nearest';
import type { Diagnostic } from '../model/diagnostic';
import type { FrontMatter, SourceDocument } from './documents';

/** Fields that say where a page is and how it is shown; a translation has those of its original unless it sets them. */
const PLACING = [
  'slug',
  'id',
  'parse_number_prefixes',
  'sidebar_position',
  'sidebar_class_name',
  'displayed_sidebar',
  'pagination_prev',
  'pagination_next',
  'tags',
  'authors',
  'date',
  'image',
  'hide_title',
  'hide_reading_time',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'unlisted',
] as const satisfies readonly (keyof FrontMatter)[];

/** The translation of a page: its own text and words, in the place of the original. */
export function translate(original: SourceDocument, translation: SourceDocument, language: string): SourceDocument {
  const kept = PLACING.flatMap((field) => {
    const value = original.frontMatter[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  return { ...translation, language, frontMatter: { ...Object.fromEntries(kept), ...translation.frontMatter } };
}

/**
 * What is wrong with a file of a language that translates nothing. `known` are the files it could be named after. In a
 * folder of another builder, which is silent about it, it is only a warning.
 */
export function withoutOriginal(file: string, name: string, known: readonly string[], isForeign: boolean): Diagnostic {
  return {
    file,
    line: 1,
    column: 1,
    rule: 'i18n/no-original',
    severity: isForeign ? 'warning' : 'error',
    message: `"${name}" translates nothing: the default language has no such file.`,
    hint: nearestHint(name, known, 'Name it like the file it translates.'),
  };
}
