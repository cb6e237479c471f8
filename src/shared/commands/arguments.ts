import type { FlagSet, KnownFlag } from './model';
import { wordPlace, type Word } from './shell';
import type { Place } from './shell-words';

/** A flag as given on a command line. */
export interface GivenFlag {
  /** Long name where the short one is known; else as written, without the value. */
  name: string;
  /** The name without the data source that it may end with, and that source: `--filter.mutex`. */
  option: string;
  source: string | undefined;
  written: string;
  /** What is known of it; `undefined` for a flag that the command does not have. */
  spec: KnownFlag | undefined;
  value: string | undefined;
  word: Word;
  /** The word that contains the value, and the index at which the value begins. */
  valueWord: Word;
  valueIndex: number;
}

/** A command line after the subcommand. */
export interface Arguments {
  flags: GivenFlag[];
  positional: Word[];
}

/** Splits words into flags and positional arguments. An unknown flag has a value only after `=`. */
export function readArguments(words: readonly Word[], flags: FlagSet): Arguments {
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

/** Where in the source a part of a flag's value is, without the quotes around it. */
export function valuePlace({ valueWord, valueIndex }: GivenFlag, index: number, length: number): Place {
  return wordPlace(valueWord, valueIndex + index, valueIndex + index + length);
}

/** Where in the source the name of a flag is. */
export function namePlace({ word, written }: GivenFlag): Place {
  return wordPlace(word, 0, written.length);
}

/** `--name`, `--name=value`, `-n`, `-n=value`, `-nvalue`. A word with any other sign in its name has no value. */
const FLAG = /^(?:(--[\w.-]+)(?==|$)|(-[A-Za-z]))(=?)([\s\S]*)$/;

function readFlag(word: Word, next: Word | undefined, flags: FlagSet): { flag: GivenFlag; usedNext: boolean } {
  const [, long, short, equals = '', inline = ''] = FLAG.exec(word.text) ?? [];
  const written = long ?? short ?? word.text;
  const spec = flags.get(written);
  const name = spec?.flag ?? written;
  const [option = name, source] = name.split(/\.(.*)/s);
  const base = { name, option, source, written, spec, word };
  if (equals !== '' || (inline !== '' && spec?.type !== 'bool')) {
    const valueIndex = written.length + equals.length;
    return { flag: { ...base, value: inline, valueWord: word, valueIndex }, usedNext: false };
  }
  if (spec && spec.type !== 'bool' && next) {
    return { flag: { ...base, value: next.text, valueWord: next, valueIndex: 0 }, usedNext: true };
  }
  return { flag: { ...base, value: undefined, valueWord: word, valueIndex: 0 }, usedNext: false };
}

/** Parts of an image reference as `run` takes it. */
export interface ImageReference {
  /** Name of a gadget without registry and path, or `null` for an image that is not from the project. */
  gadget: string | null;
  nameIndex: number;
  name: string;
  tag: string | undefined;
  tagIndex: number;
  digest: boolean;
}

/** Reads an image reference. Images of other registries or with a path are not gadgets of the project. */
export function readImage(text: string, prefix: string): ImageReference {
  const [reference = '', digest] = text.split('@');
  const colon = reference.lastIndexOf(':');
  const tagged = colon > reference.lastIndexOf('/');
  const name = tagged ? reference.slice(0, colon) : reference;
  const nameIndex = prefix !== '' && name.startsWith(prefix) ? prefix.length : 0;
  const short = name.slice(nameIndex);
  const isForeign = short.includes('/') || /[$%{]/.test(short);
  return {
    gadget: isForeign ? null : short,
    nameIndex,
    name,
    tag: tagged ? reference.slice(colon + 1) : undefined,
    tagIndex: colon + 1,
    digest: digest !== undefined,
  };
}
