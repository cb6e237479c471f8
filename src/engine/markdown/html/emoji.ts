import { nameToEmoji } from 'gemoji';

/** Pictures by the names that GitHub has for them. */
const PICTURES: ReadonlyMap<string, string> = new Map(Object.entries(nameToEmoji));

/** Names in a row, not within a word, a time or a path such as `std::new::x`. */
const ROW = /(?<!\w:?)(?::[a-z0-9_+-]+:)+(?!:?\w)/g;

/** A text with its `:tada:` as pictures. Names that are not known stay as they are written. */
export function withEmoji(text: string): string {
  if (!text.includes(':')) return text;
  const picture = (written: string, name: string): string => PICTURES.get(name) ?? written;
  return text.replace(ROW, (row) => row.replace(/:([a-z0-9_+-]+):/g, picture));
}
