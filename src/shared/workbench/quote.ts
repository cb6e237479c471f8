/** How commands, YAML and Go are written: the only place where anything is quoted. */

import type { Word } from '../commands/shell';

/** Characters that no shell changes. zsh expands a word that begins with `=`; conditions (`a==b`) are always quoted. */
const PLAIN = /^(?!=)(?!.*==)[\w@%+=:,./-]+$/;

/** What stays outside of the quotes: `--filter=` and `NAME=`, which a shell would not read as such inside of them. */
const NAME = /^(?:--?[\w.-]+|[A-Za-z_]\w*)=(?!=)/;

/** Words whose variables, file patterns and home folders a shell may fill in. Nothing in them can run. */
const FILLED = /^(?!=)(?:[\w@%+=:,./~*?-]|\$\w+|\$\{\w+\})+$/;

/** A command line of these words. A POSIX shell passes each of them on unchanged. */
export function printWords(words: readonly string[]): string {
  return words.map(quoteWord).join(' ');
}

/** A word as it has to be typed. Quotes only where they are needed. */
export function quoteWord(text: string): string {
  const name = NAME.exec(text)?.[0] ?? '';
  const value = text.slice(name.length);
  return name + (PLAIN.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`);
}

/**
 * Quotes a parsed word for use in a new command. Variables are left as they are. Returns `null` for a word with a
 * command substitution, which would run something.
 */
export function retypeWord({ text, offset, end, isLive }: Word, source: string): string | null {
  if (isLive) return null;
  const written = source.slice(offset, end);
  return FILLED.test(written.replace(/^"(.*)"$/, '$1')) ? written : quoteWord(text);
}

/** A text in double quotes, which mean the same in YAML and in Go. */
export function quoteString(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
