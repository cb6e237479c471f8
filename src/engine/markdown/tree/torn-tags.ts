import type { Root } from 'mdast';
import type { Diagnostic } from '../../model/diagnostic';
import { nodesOf } from '../text/nodes';
import { isBlock, isElement } from './elements';
import type { Place, TreeSource } from './source';

/** A tag at its place in the lines of a file. */
interface LooseTag {
  problem: Diagnostic;
  name: string;
  written: string;
}

/** Running text of a block: from its first sign to behind its last one. */
interface Words {
  start: Place;
  end: Place;
}

/**
 * An element of running text that begins in one paragraph and ends in another one is told of twice while tags are
 * nested. This makes one message of the two, with the lines as they should be. `from` is how many problems there were
 * before the text was read.
 */
export function joinTornTags(text: string, source: TreeSource, from: number): void {
  const own = source.problems.slice(from).filter(({ file }) => file === source.file);
  if (!own.some(isUnopened) || !own.some(isUnclosed)) return;
  const lines = text.split('\n');
  const loose = pairsOf(own, lines);
  if (loose.length === 0) return;
  const words = wordsOf(source.parse(text, source.mdx));
  const pairs = loose.filter(([open, close]) => !areTogether(words, open.problem, close.problem));
  for (const [open, close] of pairs) {
    const part = open.problem.line === close.problem.line ? 'cell' : 'paragraph';
    open.problem.message = `<${open.name}> is closed in line ${close.problem.line}, in another ${part} than it began in.`;
    open.problem.hint = `It ends with its ${part}, so write it in each of them:\n${corrected(open, close, words, lines).join('\n')}`;
  }
  const second = new Set(pairs.map(([, close]) => close.problem));
  const kept = source.problems.filter((problem) => !second.has(problem));
  source.problems.splice(0, source.problems.length, ...kept);
}

const isUnopened = ({ rule }: Diagnostic): boolean => rule === 'markdown/unopened-tag';
const isUnclosed = ({ rule }: Diagnostic): boolean => rule === 'markdown/unclosed-tag';

/** Openings and ends that belong together by their names; an end belongs to the last opening before it. */
function pairsOf(problems: readonly Diagnostic[], lines: readonly string[]): [LooseTag, LooseTag][] {
  const loose = problems
    .filter((problem) => isUnclosed(problem) || isUnopened(problem))
    .flatMap((problem) => looseTag(problem, lines) ?? [])
    .sort((a, b) => a.problem.line - b.problem.line || a.problem.column - b.problem.column);
  const open = new Map<string, LooseTag[]>();
  return loose.flatMap((tag): [LooseTag, LooseTag][] => {
    const before = open.get(tag.name) ?? [];
    open.set(tag.name, before);
    if (isUnclosed(tag.problem)) before.push(tag);
    const opening = isUnclosed(tag.problem) ? undefined : before.pop();
    return opening ? [[opening, tag]] : [];
  });
}

/** The tag of running text that a problem is about; `null` where another one stands there. */
function looseTag(problem: Diagnostic, lines: readonly string[]): LooseTag | null {
  const line = lines[problem.line - 1]?.slice(problem.column - 1) ?? '';
  const [written, name = ''] = /^<\/?([a-z]+)(?:[^<>"']|"[^"]*"|'[^']*')*>/.exec(line) ?? [];
  return written !== undefined && isElement(name) && !isBlock(name) ? { problem, name, written } : null;
}

/** Where the running texts of a tree begin and end, in reading order. */
function wordsOf(root: Root): Words[] {
  return nodesOf(root).flatMap((node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return [];
    const start = node.children[0]?.position?.start;
    const end = node.children.at(-1)?.position?.end;
    return start && end ? [{ start, end }] : [];
  });
}

const isBefore = (a: Place, b: Place): boolean => a.line < b.line || (a.line === b.line && a.column < b.column);
const holding = (words: Words | undefined, place: Place): Words | undefined =>
  words && isBefore(place, words.end) ? words : undefined;

/** Index of the last text that begins before a place or there; -1 for none. */
function indexAt(words: readonly Words[], place: Place): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { start } = words[middle] ?? { start: place };
    if (isBefore(place, start)) high = middle;
    else low = middle + 1;
  }
  return low - 1;
}

/** Whether two places are in the same words: elements that overlap there are torn by each other. */
function areTogether(words: readonly Words[], a: Place, b: Place): boolean {
  const at = holding(words[indexAt(words, a)], a);
  return at !== undefined && at === holding(words[indexAt(words, b)], b);
}

/** The lines that change, each with its number, no more than show the way. */
function corrected(open: LooseTag, close: LooseTag, words: readonly Words[], lines: readonly string[]): string[] {
  const from = indexAt(words, open.problem);
  const to = indexAt(words, close.problem);
  const [first, last] = [holding(words[from], open.problem), holding(words[to], close.problem)];
  const between = words.slice(from + 1, last ? to : to + 1).slice(0, MOST_LINES);
  const edits: Edit[] = [];
  const put = ({ line, column }: Place, added: string, removed = 0): void =>
    void edits.push({ line, column, added, removed });
  const end = `</${open.name}>`;
  if (first) put(first.end, end);
  else put(open.problem, '', open.written.length);
  for (const one of between) {
    put(one.end, end);
    put(one.start, open.written);
  }
  if (last) put(last.start, open.written);
  else put(close.problem, '', close.written.length);
  return [...new Set(edits.map(({ line }) => line))]
    .sort((a, b) => a - b)
    .slice(0, MOST_LINES)
    .map((line) => {
      const text = editedLine(
        lines[line - 1] ?? '',
        edits.filter((edit) => edit.line === line),
      );
      return `line ${line}: ${text.trim() === '' ? '(nothing)' : text}`;
    });
}

/** What is put into a line at a column, and how many signs it takes the place of. */
interface Edit extends Place {
  added: string;
  removed: number;
}

/** A line with its edits, the last one first, so that the columns of the others stay true. */
const editedLine = (line: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.column - a.column)
    .reduce(
      (text, { column, added, removed }) => text.slice(0, column - 1) + added + text.slice(column - 1 + removed),
      line,
    );

const MOST_LINES = 6;
