import type { ResultModel } from '../../../views';

/** What a gadget's page shows first: output of its example, the value in it that counts, and how to read that. */
interface Result {
  output: string;
  mark: string;
  reading: string;
}

/** A result line by line, split at the first place where `mark` is a whole word, or several; `null` without one. */
export function resultOf({ output, mark, reading }: Result): ResultModel | null {
  const lines = output.trimEnd().split('\n');
  const places = lines.map((line) => wordAt(line, mark));
  const marked = places.findIndex((at) => at >= 0);
  if (marked < 0) return null;
  const rows = lines.map((line, index): [string, string, string] => {
    const at = places[index] ?? 0;
    return index === marked ? [line.slice(0, at), mark, line.slice(at + mark.length)] : [line, '', ''];
  });
  return { rows, reading };
}

/** Where a line has the words, with a space or nothing around them; -1 if it does not. */
function wordAt(line: string, words: string): number {
  for (let at = line.indexOf(words); at >= 0; at = line.indexOf(words, at + 1))
    if (!/\S/.test((line[at - 1] ?? '') + (line[at + words.length] ?? ''))) return at;
  return -1;
}
