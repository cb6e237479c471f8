import type { Nodes, Text } from 'mdast';
import { ELEMENTS, isComponent } from '../tree/components';
import { placeIn, report, type TreeSource } from '../tree/source';
import { children, sourceOf } from './nodes';

/** Marks that Markdown shows as they are, because what they belong to is missing. */
const LOOSE = /\[\^[^\]\s]+\]|(?<![\w\]])\[([^\][]+)\](?:\[([^\][^]*)\]|\([^()]+\))/g;
/** What begins as a tag does. */
const TAG = /(<\/?([A-Za-z][\w.]*))(?![\w.>])/g;

/** Reports notes and addresses that are named and not given, and tags that are not whole. */
export function reportLooseMarks(nodes: readonly Nodes[], body: string, source: TreeSource): void {
  for (const parent of nodes) {
    for (const node of children(parent)) if (node.type === 'text') reportMarksOf(node, body, source);
  }
}

function reportMarksOf(node: Text, body: string, source: TreeSource): void {
  // Every mark begins with one of these, and most texts have none.
  if (!/[<[]/.test(node.value)) return;
  // What is escaped is meant.
  const inSource = sourceOf(node, body);
  if (inSource.includes('\\')) return;
  const tell = (offset: number, problem: ReturnType<typeof problemOf>): void =>
    report(source, placeIn(node, node.value, offset), { severity: 'warning', ...problem });
  for (const { 0: written, 1: words = '', 2: name = '', index } of node.value.matchAll(LOOSE))
    tell(index, problemOf(written, words, name));
  for (const { 1: written = '', 2: name = '', index } of node.value.matchAll(TAG)) {
    if (!(isComponent(name) || ELEMENTS.includes(name)) || !inSource.includes(written)) continue;
    tell(index, {
      rule: 'markdown/broken-tag',
      message: `${written} is no whole tag, so it is shown as text.`,
      hint: `Write its attributes as name="text", close their quotes, and write > at its end; for literal text write \`${written}\` as code.`,
    });
  }
}

function problemOf(written: string, words: string, name: string): { rule: string; message: string; hint: string } {
  if (written.startsWith('[^'))
    return {
      rule: 'markdown/no-definition',
      message: `There is no note "${written}".`,
      hint: `Write it in a paragraph of its own: ${written}: Its text.`,
    };
  if (written.endsWith(')'))
    return {
      rule: 'markdown/no-link',
      message: `"${written}" is no link: its address holds a space, or its title is never closed.`,
      hint: 'Write [text](<an address>) for one with spaces, [text](address "title") for one with a title.',
    };
  return {
    rule: 'markdown/no-definition',
    message: `There is no address for "${written}".`,
    hint: `Write [${words}](address), or a line of its own: [${name || words}]: address`,
  };
}
