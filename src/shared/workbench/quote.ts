/** Signs that no shell changes, also not zsh, which expands a word that begins with `=`. */
const PLAIN = /^(?!=)[\w@%+=:,./-]+$/;

/** A word as it has to be typed, so that a POSIX shell passes it on unchanged. Quotes only where they are needed. */
export function quoteWord(text: string): string {
  return PLAIN.test(text) ? text : inQuotes(text);
}

/** A word in quotes, as conditions are written, which often hold signs of the shell. */
export function inQuotes(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
