import { decodeHTML } from 'entities';
import type { Root, RootContent } from 'mdast';
import { nodesOf } from '../text/nodes';
import type { Place, TreeSource } from './source';

/** Elements that show their text as it is. */
const VERBATIM = new Set(['pre', 'code', 'kbd', 'samp', 'tt', 'math', 'svg']);

/** Whether an element shows its text as it is, so that marks of Markdown in it are characters. */
export const isVerbatim = (name: string): boolean => VERBATIM.has(name.toLowerCase());

const MARKS = /\*\*\S|(?:^|[\s(])[*_][^\s*_][^*_]*[*_]|`[^`]+`|\]\(|~~\S/;
const LINE_MARKS = /^[ \t]*(?::::|[-*+] |\d+[.)] |#{1,6} |> |\|.*\|)/m;

/** A sign of Markdown that a backslash makes a character. */
const ESCAPE = /\\[!-/:-@[-`{-~]/;

/** The text of an element that shows it as it is: in MDX, backslashes in front of signs are no part of it. */
export const withoutEscapes = (written: string): string =>
  ESCAPE.test(written)
    ? written.replace(/\\([!-/:-@[-`{-~])|[^\\]+/g, (part, sign?: string) => sign ?? decodeHTML(part))
    : decodeHTML(written);

/**
 * Reads the text between tags of a block of HTML as its writers saw it. Plain Markdown shows the marks in it as they
 * are, which nobody means; MDX, which pages of other builders are written for, reads them. Text on lines of its own is
 * blocks, text beside a tag is running text. `null` for a text without marks: it stays what it is.
 */
export function markdownInHtml(
  text: string,
  areLines: boolean,
  place: () => Place,
  source: TreeSource,
): RootContent[] | null {
  const hasMarks = MARKS.test(text) || (areLines && LINE_MARKS.test(text)) || (source.mdx && ESCAPE.test(text));
  if (!hasMarks) return null;
  const root = placed(source.parse(text.replace(/^[ \t]+/gm, ''), false), text.split('\n').map(indentOf), place());
  if (areLines) return root.children;
  const [only, ...others] = root.children;
  if (only?.type !== 'paragraph' || others.length > 0) return null;
  const [, before = '', after = ''] = /^(\s*).*?(\s*)$/s.exec(text) ?? [];
  return [...spaceOf(before), ...only.children, ...spaceOf(after)];
}

const spaceOf = (value: string): RootContent[] => (value === '' ? [] : [{ type: 'text', value }]);

const indentOf = (line: string): number => /^[ \t]*/.exec(line)?.[0].length ?? 0;

/** The tree with its places in the page. `indents` are the spaces that its lines have there. */
function placed(root: Root, indents: readonly number[], { line, column }: Place): Root {
  for (const { position } of nodesOf(root)) {
    for (const point of position ? [position.start, position.end] : []) {
      point.column += indents[point.line - 1] ?? 0;
      if (point.line === 1) point.column += column - 1;
      point.line += line - 1;
      delete point.offset;
    }
  }
  return root;
}
