import type { Nodes } from 'mdast';

/** Signs that mean nothing in Markdown inside of a line. A dot or a colon does within an address alone. */
const PLAIN = /^(?:[\p{L}\p{N} ,;()'"“”’–/?%-]|[.:](?=\s|$))*$/u;
/** An address may begin in one text and go on in the next. */
const HALF_ADDRESS = { end: /[.:]$/, rest: /^[\w./-]/ };
/** What may begin a block as it is. */
const PLAIN_START = /^[\p{L}“(]/u;
const LINE_END = /[\r\n]/;
/** A code that needs no signs but its own: without backticks, line ends, and spaces at its ends. */
const PLAIN_CODE = /^(?! )[^`\r\n]+(?<! )$/;
/** A slot stands for what is escaped when it is filled. */
export const SLOT_ALONE = /^\uE000[^\uE000\uE001]*\uE001$/;
/** Words that signs of emphasis may stand around wherever there is a space in front and none within. */
const PLAIN_WORDS = /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u;

/** What stands on both sides of a text: the last sign in front, the first sign behind. */
interface Sides {
  before: string;
  after: string;
}

/** Whether a text is the same in Markdown. */
export const isPlainText = (text: string, { before, after }: Sides): boolean =>
  PLAIN.test(text) &&
  !(HALF_ADDRESS.end.test(text) && HALF_ADDRESS.rest.test(after)) &&
  (!LINE_END.test(before) || PLAIN_START.test(text)) &&
  (!LINE_END.test(after) || !text.endsWith(' '));

/** Whether a code needs one backtick on each side and no more. */
export const isPlainCode = (code: string): boolean => PLAIN_CODE.test(code);

/** How a line is written whose parts mean nothing to each other. */
interface LineOptions extends Sides {
  /** Whether the line is a cell of a table, in which bars are escaped. */
  isCell: boolean;
  /** Escapes a text. */
  escape: (text: string, sides: Sides) => string;
}

/**
 * Running text put together part by part, as `mdast-util-to-markdown` writes it, which looks at every part twice and
 * counts its lines. `null` where one of the parts is of another kind, or may mean more beside its neighbours.
 */
export function plainLine(nodes: readonly Nodes[], options: LineOptions): string | null {
  const parts: string[] = [];
  for (const node of nodes) {
    const part = node.type === 'text' ? node.value : plainPart(node, options.isCell);
    if (part === null || part === '') return null;
    parts.push(part);
  }
  let line = '';
  for (const [index, node] of nodes.entries()) {
    const part = parts[index] ?? '';
    const sides = {
      before: line === '' ? options.before : lastSign(line),
      after: firstSign(parts[index + 1]) ?? options.after,
    };
    if (node.type === 'text') {
      if (isPlainText(part, sides)) line += part;
      else if (nodes[index + 1]?.type === 'text' || nodes[index - 1]?.type === 'text') return null;
      else line += options.escape(part, sides);
    } else {
      const isEmphasis = node.type === 'strong' || node.type === 'emphasis';
      if (isEmphasis && !(/\s$/.test(sides.before) && /^[\s,;]/.test(sides.after))) return null;
      line += part;
    }
  }
  return line;
}

const firstSign = (text = ''): string | undefined => /^./su.exec(text)?.[0];
const lastSign = (text: string): string => /.$/su.exec(text.slice(-2))?.[0] ?? '';

/** A part that is the same wherever it stands in a line. */
function plainPart(node: Nodes, isCell: boolean): string | null {
  switch (node.type) {
    case 'inlineCode':
      return isPlainCode(node.value) && !(isCell && node.value.includes('|')) ? `\`${node.value}\`` : null;
    case 'html':
      return node.value;
    case 'strong':
    case 'emphasis': {
      const [only, ...others] = node.children;
      const sign = node.type === 'strong' ? '**' : '_';
      const isPlain = only?.type === 'text' && others.length === 0 && PLAIN.test(only.value);
      return isPlain && PLAIN_WORDS.test(only.value) ? sign + only.value + sign : null;
    }
    case 'link': {
      if (node.title || !SLOT_ALONE.test(node.url) || node.children.length === 0) return null;
      const label = node.children.map((child) => {
        if (child.type === 'text') return PLAIN.test(child.value) ? child.value : null;
        return child.type === 'inlineCode' && !child.value.includes(']') ? plainPart(child, isCell) : null;
      });
      return label.includes(null) ? null : `[${label.join('')}](${node.url})`;
    }
    default:
      return null;
  }
}
