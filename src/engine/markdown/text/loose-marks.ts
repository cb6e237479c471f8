import type { Nodes, Text } from 'mdast';
import { ELEMENTS, isComponent } from '../tree/components';
import { placeIn, report, type TreeSource } from '../tree/source';
import { children, sourceOf } from './nodes';

/** Marks that Markdown shows as they are, because what they belong to is missing. */
const LOOSE = /\[\^[^\]\s]+\]|(?<![\w\]])\[([^\][]+)\](?:\[([^\][^]*)\]|\([^()]+\))/g;
/** What begins as a tag does. */
const TAG = /(<\/?([A-Za-z][\w.]*))(?![\w.>])/g;

/** Marks that are shown as text because of how they are written, where their line begins or anywhere. */
const MISWRITTEN: readonly { pattern: RegExp; message: string; hint: string }[] = [
  {
    pattern: /^#{1,6}(?=[^\s#\d!])/gm,
    message: 'This is no heading: a space is missing after "#".',
    hint: 'Write "## Title"; escape a sign that is meant: \\#.',
  },
  {
    pattern: /^(?:#{1,6}|[-*+]|\d{1,9}[.)])[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gm,
    message: 'This is no heading and no list item: the space after its mark is a no-break space.',
    hint: 'Type the space again.',
  },
  {
    pattern: /(?<![\p{L}\p{N}*])\*\*(?:[^*]*\*\*)?/gu,
    message: '"**" is shown as text.',
    hint: 'Bold text has no spaces inside of its asterisks, and a space between a closing ".**" or ":**" and the next word. Write literal asterisks as code.',
  },
  {
    pattern: /\([^()\n]+\)\[[^\][\n]+\]/g,
    message: 'This is no link: its brackets are the wrong way round.',
    hint: 'Write [text](address).',
  },
];

/** Reports notes and addresses that are named and not given, tags that are not whole, and marks shown as text. */
export function reportLooseMarks(nodes: readonly Nodes[], body: string, source: TreeSource): void {
  for (const parent of nodes) {
    children(parent).forEach((node, index) => {
      if (node.type === 'text') reportMarksOf(node, index === 0 && parent.type === 'paragraph', body, source);
    });
  }
}

function reportMarksOf(node: Text, beginsBlock: boolean, body: string, source: TreeSource): void {
  // Every mark has one of these, and most texts have none.
  if (!/[<[#*]|[-+.)][^\S \t\n]/.test(node.value)) return;
  // What is escaped is meant.
  const inSource = sourceOf(node, body);
  if (inSource.includes('\\')) return;
  const tell = (offset: number, problem: ReturnType<typeof problemOf>): void =>
    report(source, placeIn(node, node.value, offset), { severity: 'warning', ...problem });
  for (const { pattern, message, hint } of MISWRITTEN)
    for (const { index } of node.value.matchAll(pattern))
      if (index > 0 || beginsBlock || !pattern.multiline) tell(index, { rule: 'markdown/shown-mark', message, hint });
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
