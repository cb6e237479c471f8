/** What a site says of the words of its readers, prepared for look-ups. */

import { readPatterns, type ConceptGroup, type Patterns } from './concepts';
import { stem } from './stem';
import { fold, stemsOf } from './tokenize';
import { readLanguage, type Language, type LanguageWords } from './translate';

/** Pages that few readers want unless the query mentions them. */
interface RareGroup {
  /** Factor for their scores. */
  worth: number;
  /** Words and phrases of a query that asks for it. */
  unless?: readonly string[] | undefined;
}

/** The words of a site as they are stored. */
export interface SearchWords {
  groups: readonly ConceptGroup[];
  /** Words that say nothing, besides those the engine knows. */
  fillers: readonly string[];
  /** Words of everyday language: they say little about the subject of a query, whatever they are rare here. */
  common: readonly string[];
  /** Sections by phrases of their headings, matched by their stems. */
  headings: readonly (RareGroup & { headings: readonly string[] })[];
  /** Pages by the categories above them. */
  areas: readonly (RareGroup & { areas: readonly string[] })[];
  /** Queries that the box proposes. */
  suggested: readonly string[];
  /** Languages besides that of the site. */
  languages: readonly LanguageWords[];
}

/** The words that queries are read with. */
export type ReadingWords = Omit<SearchWords, 'suggested' | 'languages'>;

/** A site that says nothing of its readers' words. */
export const NO_WORDS: SearchWords = {
  groups: [],
  fillers: [],
  common: [],
  headings: [],
  areas: [],
  suggested: [],
  languages: [],
};

/** A group prepared for look-ups. */
interface Rare {
  worth: number;
  /** Words and phrases of a query that asks for it, by their stems. */
  unless: readonly string[];
}

export interface Vocabulary {
  patterns: Patterns;
  fillers: ReadonlySet<string>;
  /** Stems of the words of everyday language. */
  common: ReadonlySet<string>;
  headings: readonly (Rare & { phrases: readonly string[] })[];
  areas: readonly (Rare & { names: ReadonlySet<string> })[];
  languages: readonly Language[];
}

/** A phrase by its stems, with a space at both ends. */
const asSaid = (phrase: string): string => ` ${stemsOf(phrase).join(' ')} `;

/** Prepares the words of a site for look-ups. */
export function readVocabulary(words: ReadingWords & { languages?: readonly LanguageWords[] }): Vocabulary {
  const rare = ({ worth, unless = [] }: RareGroup): Rare => ({ worth, unless: unless.map(asSaid) });
  return {
    patterns: readPatterns(words.groups),
    fillers: new Set(words.fillers.map(fold)),
    common: new Set(words.common.map((word) => stem(fold(word)))),
    headings: words.headings.map((group) => ({
      ...rare(group),
      phrases: group.headings.map(asSaid),
    })),
    areas: words.areas.map((group) => ({ ...rare(group), names: new Set(group.areas) })),
    languages: (words.languages ?? []).map(readLanguage),
  };
}

/** Worth of each group for the stems of a query: what it asks for is worth as much as the rest. */
export function groupWorths(groups: readonly Rare[], stems: readonly string[]): number[] {
  const said = ` ${stems.join(' ')} `;
  return groups.map(({ worth, unless }) => (unless.some((phrase) => said.includes(phrase)) ? 1 : worth));
}

/** Number of the group of areas that a page belongs to; -1 for most. */
export function areaGroup({ areas }: Vocabulary, breadcrumb: readonly string[]): number {
  return areas.findIndex(({ names }) => breadcrumb.some((name) => names.has(name)));
}

/** Number of the group that a heading belongs to; -1 for most. */
export function headingGroup(vocabulary: Vocabulary, heading: string): number {
  if (vocabulary.headings.length === 0) return -1;
  const words = asSaid(heading);
  return vocabulary.headings.findIndex(({ phrases }) => phrases.some((phrase) => words.includes(phrase)));
}
