/** What a site says of the words of its readers, prepared for look-ups. */

import { readPatterns, type ConceptGroup, type Patterns } from './concepts';
import { stem } from './stem';
import { chunks, fold } from './tokenize';
import { readLanguage, type Language, type LanguageWords } from './translate';

/** Headings of sections that are rarely what a reader looks for. */
interface HeadingGroup {
  /** Phrases of headings, matched by their stems. */
  headings: readonly string[];
  /** Worth of such a section beside others. */
  worth: number;
  /** Words of a query that asks for such a section. */
  unless?: readonly string[] | undefined;
}

/** The words of a site as they are stored. */
export interface SearchWords {
  groups: readonly ConceptGroup[];
  /** Words that say nothing, besides those the engine knows: slips and phrases of letters. */
  fillers: readonly string[];
  headings: readonly HeadingGroup[];
  /** Queries that the box proposes. */
  suggested: readonly string[];
  /** Languages besides that of the site. */
  languages: readonly LanguageWords[];
}

/** A site that says nothing of its readers' words. */
export const NO_WORDS: SearchWords = { groups: [], fillers: [], headings: [], suggested: [], languages: [] };

export interface Vocabulary {
  patterns: Patterns;
  fillers: ReadonlySet<string>;
  headings: readonly { phrases: readonly string[]; worth: number; unless: ReadonlySet<string> }[];
  languages: readonly Language[];
}

const stemsOf = (phrase: string): string[] => chunks(phrase).flatMap((chunk) => chunk.parts.map((part) => part.term));

/** Prepares the words of a site for look-ups. */
export function readVocabulary({ groups, fillers, headings, languages }: Omit<SearchWords, 'suggested'>): Vocabulary {
  return {
    patterns: readPatterns(groups),
    fillers: new Set(fillers.map(fold)),
    headings: headings.map((group) => ({
      phrases: group.headings.map((phrase) => ` ${stemsOf(phrase).join(' ')} `),
      worth: group.worth,
      unless: new Set((group.unless ?? []).map((word) => stem(fold(word)))),
    })),
    languages: languages.map(readLanguage),
  };
}

/** Number of the group that a heading belongs to; -1 for most. */
export function headingGroup(vocabulary: Vocabulary, heading: string): number {
  if (vocabulary.headings.length === 0) return -1;
  const words = ` ${stemsOf(heading).join(' ')} `;
  return vocabulary.headings.findIndex(({ phrases }) => phrases.some((phrase) => words.includes(phrase)));
}
