import type { Head } from '../graph/model';
import type { Line } from '../source';

/** The arrows of messages, each with what it looks like. */
export const ARROWS: ReadonlyMap<string, [dotted: boolean, start: Head, end: Head]> = new Map([
  ['->', [false, 'none', 'none']],
  ['-->', [true, 'none', 'none']],
  ['->>', [false, 'none', 'arrow']],
  ['-->>', [true, 'none', 'arrow']],
  ['<<->>', [false, 'arrow', 'arrow']],
  ['<<-->>', [true, 'arrow', 'arrow']],
  ['-x', [false, 'none', 'cross']],
  ['--x', [true, 'none', 'cross']],
  ['-)', [false, 'none', 'open-arrow']],
  ['--)', [true, 'none', 'open-arrow']],
]);

/** The words that begin a further part of a block, each with the block. */
export const PARTS: ReadonlyMap<string, string> = new Map([
  ['else', 'alt'],
  ['and', 'par'],
  ['option', 'critical'],
]);

const STATEMENT =
  /^(?:(?:participant|actor|activate|deactivate|loop|alt|opt|par|critical|rect)\s+\S|note\s+(?:left|right|over)\b.*:|end$|.+?-[->x)].*:)/i;

/**
 * The statements of a line in a block. A semicolon parts them where a statement follows it; elsewhere it is a sign of
 * the text.
 */
export function statementsOf(line: Line, block: string): Line[] {
  const texts: string[] = [];
  for (const part of line.text.split(/(?<![#&]\w{1,12});/)) {
    const before = texts.at(-1);
    const word = /^\w+/.exec(part.trim())?.[0].toLowerCase() ?? '';
    if (before === undefined || STATEMENT.test(part.trim()) || PARTS.get(word) === block) texts.push(part);
    else texts[texts.length - 1] = `${before};${part}`;
  }
  return texts
    .map((text) => ({
      ...line,
      text: text.replace(/;\s*$/, (end, at: number) => (/[#&]\w+$/.test(text.slice(0, at)) ? end : '')).trim(),
    }))
    .filter(({ text }) => text !== '');
}
