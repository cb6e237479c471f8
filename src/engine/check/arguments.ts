import type { FlagSet } from './flag-set';
import type { Word } from './shell-words';

/** A flag as given on a command line. */
export interface GivenFlag {
  /** Long name where the short one is known; else as written, without the value. */
  name: string;
  written: string;
  known: boolean;
  value: string | undefined;
  /** Of the flag. */
  offset: number;
  /** Of the word that holds the value. */
  valueOffset: number;
}

/** A command line after the subcommand. */
export interface Arguments {
  flags: GivenFlag[];
  positional: Word[];
}

/** Splits words into flags and positional arguments. An unknown flag is taken to have its value behind `=` or none. */
export function readArguments(words: Word[], flags: FlagSet): Arguments {
  const result: Arguments = { flags: [], positional: [] };
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (!word) break;
    if (word.text === '--') {
      result.positional.push(...words.slice(index + 1));
      break;
    }
    if (!/^-[A-Za-z-]/.test(word.text)) {
      result.positional.push(word);
      continue;
    }
    const given = readFlag(word, words[index + 1], flags);
    result.flags.push(given.flag);
    if (given.usedNext) index++;
  }
  return result;
}

function readFlag(word: Word, next: Word | undefined, flags: FlagSet): { flag: GivenFlag; usedNext: boolean } {
  const [, written = word.text, , inline] = /^(--[^=]+|-[A-Za-z])(=?)([\s\S]*)$/.exec(word.text) ?? [];
  const spec = flags.get(written);
  const base = { name: spec?.flag ?? written, written, known: spec !== undefined, offset: word.offset };
  const equals = word.text[written.length] === '=';
  if (equals || (inline !== undefined && inline !== '' && !spec?.boolean)) {
    return {
      flag: { ...base, value: inline ?? '', valueOffset: word.offset + written.length + (equals ? 1 : 0) },
      usedNext: false,
    };
  }
  if (spec && !spec.boolean && next)
    return { flag: { ...base, value: next.text, valueOffset: next.offset }, usedNext: true };
  return { flag: { ...base, value: undefined, valueOffset: word.offset }, usedNext: false };
}
