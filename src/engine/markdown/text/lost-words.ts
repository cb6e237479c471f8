import { decodeHTMLStrict } from 'entities';
import type { Code, Nodes, Table, Text } from 'mdast';
import { hiddenCharacters } from '../../model/hidden-characters';
import { placeInText } from '../../model/diagnostic';
import { TAG_NAMES } from '../components';
import { placeIn, report, type TreeSource, placeOf, sourceOf } from '../nodes';
import { nearest } from '../../../shared/nearest';

/** Reports marks of Markdown that are shown as text, and text that is shown nowhere, because something is missing. */
export function reportLostWords(nodes: readonly Nodes[], body: string, source: TreeSource): void {
  const lines = body.split('\n');
  for (const node of nodes) {
    if (node.type === 'text') reportMarks(node, sourceOf(node, body), lines, source);
    else if (node.type === 'code') reportOpenFence(node, lines, source);
    else if (node.type === 'table') reportRaggedRows(node, source);
  }
  reportHiddenReferences(nodes, body, source);
}

/** A mark that is shown as it is written: how it looks, and what is wrong with it. */
interface Mark {
  pattern: RegExp;
  rule: string;
  message: (written: string) => string;
  hint: string;
}

const MARKS: readonly Mark[] = [
  {
    pattern: /^#{1,6}(?=[^\s#\d!])/gm,
    rule: 'markdown/shown-mark',
    message: () => 'This is not a heading: a space is missing after "#".',
    hint: 'Write "## Title"; escape a literal sign: \\#.',
  },
  {
    pattern: /^(?:#{1,6}|[-*+]|\d{1,9}[.)])[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gm,
    rule: 'markdown/shown-mark',
    message: () => 'This is neither a heading nor a list item: the space after its marker is a no-break space.',
    hint: 'Type the space again.',
  },
  {
    pattern: /(?<![\p{L}\p{N}*])\*\*(?:[^*]*\*\*)?/gu,
    rule: 'markdown/shown-mark',
    message: () => '"**" is shown as text.',
    hint: 'Bold text has no spaces just inside its asterisks, and needs a space between a closing ".**" or ":**" and the next word. Write literal asterisks as code.',
  },
  {
    pattern: /\([^()\n]+\)\[[^\][\n]+\]/g,
    rule: 'markdown/shown-mark',
    message: () => 'This is not a link: its brackets are the wrong way round.',
    hint: 'Write [text](address).',
  },
  {
    pattern: /\[\^[^\]\s]+\]/g,
    rule: 'markdown/no-definition',
    message: (note) => `There is no footnote "${note}".`,
    hint: 'Write it in its own paragraph: [^name]: Its text.',
  },
  {
    pattern: /(?<![\w\]])\[[^\][^][^\][]*\]\[[^\][^]*\]/g,
    rule: 'markdown/no-definition',
    message: (link) => `There is no address for "${link}".`,
    hint: 'Write [text](address), or add a separate line: [name]: address',
  },
  {
    pattern: /(?<![\w\]])\[[^\][]+\]\([^()]+\)/g,
    rule: 'markdown/no-link',
    message: (link) => `"${link}" is not a link: its address contains a space, or its title is never closed.`,
    hint: 'Write [text](<an address>) for an address with spaces, [text](address "title") for a link with a title.',
  },
  {
    // The line below the head of a table. Without bars it may be an underline or a rule.
    pattern: /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$|^[ \t]*\|[ \t]*:?-+:?[ \t]*\|[ \t]*$/gm,
    rule: 'markdown/table',
    message: () => 'The table is shown as text: its header and this line have different numbers of cells.',
    hint: 'Give both lines the same number of cells. Write a literal bar as `\\|`, also in code.',
  },
  {
    // With what is below it up to the closing line, which is the same mistake.
    pattern: /^:::+.*(?:\n(?!:::).*)*(?:\n:::+[ \t]*$)?/gm,
    rule: 'markdown/unopened-admonition',
    message: (line) => (/^:+$/.test(line) ? `"${line}" closes nothing.` : `"${line}" does not open an admonition.`),
    hint: 'Write :::note or :::note[Title], without spaces, and ::: after the text, in the same list or quote.',
  },
  {
    pattern: new RegExp(String.raw`<\/?(?:${TAG_NAMES.join('|')})(?![\w.>])`, 'g'),
    rule: 'markdown/broken-tag',
    message: (tag) => `${tag} is not a complete tag, so it is shown as text.`,
    hint: 'Write its attributes as name="text", close their quotes, and write > at its end; to show it literally, write it as code.',
  },
];

/** What may be before a mark at the start of a line: quotes and lists around it. */
const LINE_START = /^(?:[\s>]|[-*+][ \t]|\d{1,9}[.)][ \t])*$/;

function reportMarks(node: Text, inSource: string, lines: readonly string[], source: TreeSource): void {
  for (const { pattern, rule, message, hint } of MARKS)
    for (const { 0: match, index } of node.value.matchAll(pattern)) {
      const written = (match.split('\n', 1)[0] ?? '').trim();
      // What is escaped is meant.
      if (!inSource.includes(written) || inSource.includes(`\\${written}`)) continue;
      const { line, column } = placeIn(node, node.value, index);
      // In a later line of a list or quote, the place of the node does not know of the marks before it.
      const text = lines[line - 1] ?? '';
      const at = Math.max(column - 1, text.indexOf(written, column - 1));
      if (pattern.multiline && !LINE_START.test(text.slice(0, at))) continue;
      report(source, { line, column: at + 1 }, { rule, severity: 'warning', message: message(written), hint });
    }
}

/** Reports a fence that only the end of the page, list item or quote closes. */
function reportOpenFence(node: Code, lines: readonly string[], source: TreeSource): void {
  const { start, end } = node.position ?? {};
  if (!start || !end) return;
  const mark = /^(?:`{3,}|~{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '')?.[0];
  // A fence closed by the next list item ends at the start of that item's line.
  const last = end.column === 1 ? end.line - 1 : end.line;
  if (mark === undefined || (last !== start.line && lines[last - 1]?.trimEnd().endsWith(mark))) return;
  report(source, start, {
    rule: 'markdown/unclosed-fence',
    severity: 'warning',
    message: 'The code block is never closed, so the rest of the page, list item or quote is code.',
    hint: `Write ${mark} on its own line after the code.`,
  });
}

/** Reports rows with more cells than the head, which no browser shows, or fewer. */
function reportRaggedRows({ children: [head, ...rows] }: Table, source: TreeSource): void {
  const expected = head?.children.length ?? 0;
  for (const row of rows) {
    const cells = row.children.length;
    if (cells === expected) continue;
    report(source, placeOf(row), {
      rule: 'page/table',
      message: `The row has ${cells === 1 ? '1 cell' : `${cells} cells`}, but the table header has ${expected}.`,
      hint: 'Two rows may have run into one. Write a literal bar as `\\|`.',
    });
  }
}

/**
 * Reports character references to hidden characters, `&#x202E;`. In code they are text. Characters that are
 * hidden in the file itself were reported when it was read.
 */
function reportHiddenReferences(nodes: readonly Nodes[], body: string, source: TreeSource): void {
  const code = nodes.filter(({ type }) => type === 'code' || type === 'inlineCode');
  const isCode = (offset: number): boolean =>
    code.some(({ position }) => (position?.start.offset ?? 0) <= offset && offset < (position?.end.offset ?? 0));
  for (const { 0: reference, index } of body.matchAll(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi)) {
    const [hidden] = hiddenCharacters(decodeHTMLStrict(reference));
    if (hidden === undefined || isCode(index)) continue;
    report(source, placeInText(body, index), {
      rule: 'markdown/hidden-character',
      message: `"${reference}" is the hidden character ${hidden.name}.`,
      hint: 'Remove it; to show the reference itself, write it as code.',
    });
  }
}

/** A variable, or what looks like one without its last sign. */
const VARIABLE = /%([A-Z][A-Z0-9_]*)(%?)/g;

/**
 * Reports variables that look like one of the site's but are unknown, and those whose last sign is missing. Others are
 * left alone: `%PATH%` is a variable of Windows and `%E2%` a part of an address.
 */
export function reportUnknownVariables(body: string, names: ReadonlySet<string>, source: TreeSource): void {
  const familyOf = (name: string): string => /^[A-Z0-9]+_/.exec(name)?.[0] ?? name;
  const families = new Set([...names].map(familyOf));
  body.split('\n').forEach((text, index) => {
    for (const { 0: written, 1: name = '', 2: end, index: at } of text.matchAll(VARIABLE)) {
      const isOpen = end === '' && names.has(name);
      const near = nearest(name, names);
      const isUnknown = end !== '' && !names.has(name) && (near !== undefined || families.has(familyOf(name)));
      if (!isOpen && !isUnknown) continue;
      const known = [...names].map((one) => `%${one}%`).join(', ');
      report(
        source,
        { line: index + 1, column: at + 1 },
        {
          rule: 'markdown/unknown-variable',
          message: isOpen ? `The variable "${written}" has no % at its end.` : `There is no variable "${written}".`,
          hint:
            near === undefined ? `Variables: ${known}.` : isOpen ? `Write "%${name}%".` : `Did you mean "%${near}%"?`,
        },
      );
    }
  });
}
