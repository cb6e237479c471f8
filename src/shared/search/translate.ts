/** Reads queries of other languages: their words for the subjects of the site become those of the site's language. */

import { fold, words } from './tokenize';

/** The words of one language as they are stored. */
export interface LanguageWords {
  /** Words between words: articles, prepositions, questions. */
  fillers: readonly string[];
  /** What a word or phrase means. A last `*` stands for any ending. */
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

/**
 * The query in the words of the site; `null` when it is in none of the languages. A query is in a language when one of
 * its words is, which `isKnown` does not know. Words that are neither known nor of the language are left out, as the
 * rest says more than a guess at them.
 */
export function translate(
  query: string,
  languages: readonly Language[],
  isKnown: (word: string) => boolean,
): string | null {
  if (languages.length === 0) return null;
  const said = words(query);
  let best: { text: string; hits: number } | null = null;
  for (const language of languages) {
    const found = readIn(query, said, language, isKnown);
    if (found !== null && found.hits > (best?.hits ?? 0)) best = found;
  }
  return best?.text ?? null;
}

function readIn(
  query: string,
  said: readonly { text: string; start: number; end: number }[],
  language: Language,
  isKnown: (word: string) => boolean,
): { text: string; hits: number } | null {
  const kept: string[] = [];
  let hits = 0;
  let sure = 0;
  let subjects = 0;
  for (let at = 0; at < said.length;) {
    const word = said[at];
    if (!word) break;
    const entry = entryAt(said, at, language);
    const length = entry?.words.length ?? 1;
    if (entry || language.fillers.has(word.text)) {
      hits += length;
      if (said.slice(at, at + length).some(({ text }) => !isKnown(text))) sure++;
    }
    if (entry) {
      subjects++;
      kept.push(entry.means);
    } else if (!language.fillers.has(word.text) && (isKnown(word.text) || /[\d_]/.test(word.text))) {
      kept.push(query.slice(word.start, word.end));
    }
    at += length;
  }
  return sure > 0 && kept.length > 0 && (subjects > 0 || hits > said.length / 3)
    ? { text: kept.join(' '), hits }
    : null;
}

function entryAt(said: readonly { text: string }[], at: number, language: Language): Entry | undefined {
  const letter = said[at]?.text[0] ?? '';
  return language.entries.get(letter)?.find(({ words: wanted, open }) =>
    wanted.every((word, offset) => {
      const text = said[at + offset]?.text ?? '';
      return open && offset === wanted.length - 1 ? text.startsWith(word) : text === word;
    }),
  );
}
