/** Translates queries in other languages: words for the subjects of the site become words of the site's language. */

import { fold, words } from './tokenize';

/** The words of one language as they are stored. */
export interface LanguageWords {
  /** Words between words: articles, prepositions, questions. */
  fillers: readonly string[];
  /** What a word or phrase means. A trailing `*` matches any ending. */
  words: Readonly<Record<string, string>>;
}

interface Entry {
  /** Folded words of the phrase; the last one may be the beginning of one. */
  words: readonly string[];
  open: boolean;
  means: string;
}

/** A language prepared for look-ups: entries by the first letter of their phrases, longest phrases first. */
export interface Language {
  fillers: ReadonlySet<string>;
  entries: ReadonlyMap<string, readonly Entry[]>;
}

/** Prepares a language for look-ups. */
export function readLanguage(language: LanguageWords): Language {
  const entries = new Map<string, Entry[]>();
  for (const [phrase, means] of Object.entries(language.words)) {
    const open = phrase.endsWith('*');
    const found = words(phrase).map(({ text }) => text);
    const letter = found[0]?.[0];
    if (letter === undefined) continue;
    entries.set(letter, [...(entries.get(letter) ?? []), { words: found, open, means }]);
  }
  const length = (entry: Entry): number => entry.words.join(' ').length;
  for (const list of entries.values()) list.sort((a, b) => length(b) - length(a));
  return { fillers: new Set(language.fillers.map(fold)), entries };
}

/** What is known of the site's own language. */
interface OwnWords {
  isKnown: (word: string) => boolean;
  /** Words between words. */
  isStop: (word: string) => boolean;
}

/**
 * The query in the words of the site; `null` when it is in none of the languages. A query is in a language when more of
 * its words are, which the site's language has not, than stand between words in the site's. Words that are neither
 * known nor of the language are left out, as the rest says more than a guess at them.
 */
export function translate(query: string, languages: readonly Language[], own: OwnWords): string | null {
  const said = words(query);
  const found = languages.flatMap((language) => readIn(query, said, language, own) ?? []);
  return found.sort((a, b) => b.hits - a.hits)[0]?.text ?? null;
}

/** Names of things have no language: `kernel_read_file`. */
const NAME = /[\d_]/;

function readIn(
  query: string,
  said: readonly { text: string; start: number; end: number }[],
  language: Language,
  { isKnown, isStop }: OwnWords,
): { text: string; hits: number } | null {
  const kept: string[] = [];
  let hits = 0;
  let sure = 0;
  let subjects = 0;
  let ownStops = 0;
  for (let at = 0; at < said.length;) {
    const word = said[at];
    if (!word) break;
    const isName = NAME.test(word.text);
    const meaning = isName ? undefined : entryAt(said, at, language);
    const length = meaning?.words.length ?? 1;
    const isFiller = language.fillers.has(word.text);
    if (meaning || isFiller) {
      hits += length;
      if (said.slice(at, at + length).some(({ text }) => !isKnown(text))) sure++;
    }
    if (meaning) {
      subjects++;
      kept.push(meaning.means);
    } else if (!isFiller) {
      if (isStop(word.text)) ownStops++;
      if (isName || isKnown(word.text)) kept.push(query.slice(word.start, word.end));
    }
    at += length;
  }
  return sure > ownStops && kept.length > 0 && (subjects > 0 || hits > said.length / 3)
    ? { text: kept.join(' '), hits }
    : null;
}

/** Endings that a short beginning may have: `capas`, not `capabilities`. */
const SHORT_START = 4;
const SHORT_ENDING = 3;

/** The longest phrase of a language that begins at a word. */
function entryAt(said: readonly { text: string }[], at: number, language: Language): Entry | undefined {
  const letter = said[at]?.text[0] ?? '';
  return language.entries.get(letter)?.find(({ words: wanted, open }) =>
    wanted.every((word, offset) => {
      const text = said[at + offset]?.text ?? '';
      if (!open || offset < wanted.length - 1) return text === word;
      return text.startsWith(word) && (word.length > SHORT_START || text.length - word.length <= SHORT_ENDING);
    }),
  );
}
