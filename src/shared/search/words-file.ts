/**
 * The stored form of a site's words. Phrases stand in lines instead of in arrays of their own, and a word of the site
 * stands once for all languages: over brotli a tenth less.
 */

import { LINE, type FileHead, type LanguagesFile, type StoredWords } from './files';
import type { ReadingWords } from './vocabulary';
import type { LanguageWords } from './translate';

/** Between the parts of a line. */
const PART = '\t';
/** Between the phrases of a part. */
const PHRASE = '|';

const joined = (phrases: readonly string[]): string =>
  phrases.map((phrase) => phrase.replaceAll(PHRASE, ' ')).join(PHRASE);
const split = (text: string, by: string): string[] => (text === '' ? [] : text.split(by));

/** The words in their stored form. */
export function encodeWords({ groups, ...words }: ReadingWords): StoredWords {
  return {
    ...words,
    groups: groups.map(({ weight, means, says }) => [weight, joined(means), joined(says)].join(PART)).join(LINE),
  };
}

/** The words of their stored form. */
export function decodeWords({ groups, ...words }: StoredWords): ReadingWords {
  return {
    ...words,
    groups: split(groups, LINE).map((line) => {
      const [weight = '', means = '', says = ''] = line.split(PART);
      return {
        says: says.split(PHRASE),
        means: means.split(PHRASE),
        weight: weight === '' ? undefined : Number(weight),
      };
    }),
  };
}

/** Other languages in their stored form. */
export function encodeLanguages(languages: readonly LanguageWords[]): Omit<LanguagesFile, keyof FileHead> {
  return {
    fillers: languages.map(({ fillers }) => joined(fillers)).join(LINE),
    translations: encodeTranslations(languages),
  };
}

/** Other languages of their stored form. */
export function decodeLanguages({ fillers, translations }: Omit<LanguagesFile, keyof FileHead>): LanguageWords[] {
  const called = split(translations, LINE).map((line) => line.split(PART));
  return split(fillers, LINE).map((line, at) => ({
    fillers: split(line, PHRASE),
    words: Object.fromEntries(
      called.flatMap(([means = '', ...names]) => split(names[at] ?? '', PHRASE).map((name) => [name, means])),
    ),
  }));
}

function encodeTranslations(languages: readonly LanguageWords[]): string {
  const called = new Map<string, string[][]>();
  languages.forEach(({ words }, at) => {
    for (const [name, means] of Object.entries(words)) {
      const names = called.get(means) ?? languages.map(() => []);
      names[at]?.push(name);
      called.set(means, names);
    }
  });
  return [...called].map(([means, names]) => [means, ...names.map(joined)].join(PART).trimEnd()).join(LINE);
}
