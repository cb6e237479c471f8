import { DiagramError, quoted } from '../problem';
import type { Scanner } from '../scanner';
import { readYaml } from '../source';
import { plainLabel } from '../text';

/** Brackets around a label and the shape they stand for, longer ones first. */
const BRACKETS: readonly [open: RegExp, close: RegExp, shape: string][] = [
  [/\(\(\(/y, /\)\)\)/y, 'dbl-circ'],
  [/\(\(/y, /\)\)/y, 'circle'],
  [/\(\[/y, /\]\)/y, 'stadium'],
  [/\(-/y, /-\)/y, 'ellipse'],
  [/\(/y, /\)/y, 'rounded'],
  [/\[\[/y, /\]\]/y, 'fr-rect'],
  [/\[\(/y, /\)\]/y, 'cyl'],
  [/\{\{/y, /\}\}/y, 'hex'],
  [/\{/y, /\}/y, 'diam'],
  [/>/y, /\]/y, 'odd'],
];

/** Shapes of brackets with slashes, by the slash behind the first and the one before the last. */
const SLANTED_SHAPES: ReadonlyMap<string, string> = new Map([
  ['//', 'lean-r'],
  ['\\\\', 'lean-l'],
  ['/\\', 'trap-b'],
  ['\\/', 'trap-t'],
]);

const PLAIN = /[^[\](){}|"]+/y;
/** Inside slanted brackets a slash is a letter unless it closes them. */
const SLANTED = /(?:[^[\](){}|"\\/]|[\\/](?!\]))+/y;

interface Described {
  shape?: string;
  label?: string;
}

/** The name of a class; hyphens at its end begin the link that follows. */
export const CLASS_MARK = /:::\w+(?:-\w+)*/y;

/** Reads what follows the id of a node: brackets with a label, `@{ shape: ..., label: ... }`, a class. */
export function readShape(scanner: Scanner): Described {
  const described = readBrackets(scanner);
  for (;;) {
    if (scanner.take(CLASS_MARK)) continue;
    if (!scanner.sees(/@\{/y)) return described;
    Object.assign(described, readProperties(scanner));
  }
}

function readBrackets(scanner: Scanner): Described {
  const slanted = scanner.take(/\[([\\/])/y);
  if (slanted) {
    const label = readLabel(scanner, SLANTED);
    const close = scanner.take(/\s*([\\/])\]/y);
    if (!close) throw scanner.error('"/]" or "\\]" was expected after the label', QUOTE_HINT);
    return { shape: SLANTED_SHAPES.get(`${slanted[1]}${close[1]}`) ?? 'rect', label: plainLabel(label) };
  }
  for (const [open, close, shape] of BRACKETS) {
    if (!scanner.take(open)) continue;
    return { shape, label: closed(scanner, close) };
  }
  if (!scanner.take(/\[(?!\|)/y)) return {};
  return { shape: 'rect', label: closed(scanner, /\]/y) };
}

const QUOTE_HINT = 'Put a label that holds brackets, quotes or a bar between quotation marks: A["text (more)"].';

function closed(scanner: Scanner, close: RegExp): string {
  const label = readLabel(scanner, close.source === '-\\)' ? /(?:[^[\](){}|"-]|-(?!\)))+/y : PLAIN);
  scanner.take(/\s*/y);
  if (!scanner.take(close)) throw scanner.error('The label does not end as it began', QUOTE_HINT);
  return plainLabel(label);
}

/** Reads a text between quotation marks, or what a pattern allows without them. */
export function readLabel(scanner: Scanner, bare: RegExp): string {
  const quotedText = scanner.take(/\s*"([^"]*)"/y);
  if (quotedText) return quotedText[1] ?? '';
  const text = scanner.take(bare)?.[0];
  if (text === undefined) throw scanner.error('A text was expected', QUOTE_HINT);
  return text;
}

/** Reads `@{ shape: cyl, label: "text" }`, which is YAML. */
function readProperties(scanner: Scanner): Described {
  const { line } = scanner;
  const match = scanner.take(/@\{((?:[^"'}]|"[^"]*"|'[^']*')*)\}/y);
  if (!match)
    throw scanner.error('"}" was expected after the properties of the node', 'Write A@{ shape: cyl, label: "text" }.');
  const text = match[1] ?? '';
  const data = propertiesOf(text, line);
  const { shape, label, icon, img, form } = data;
  const words = label === undefined ? '' : plainLabel(String(label));
  if (img !== undefined && words === '')
    throw new DiagramError(
      line,
      'A picture in place of a node is not drawn.',
      'Write words for what it shows: A@{ img: "logo.svg", label: "The logo" }.',
    );
  // Icons are fonts of other hosts: one that stands alone is told by its name.
  const name = icon === undefined || words !== '' ? words : String(icon).replace(/^.*:(?:fa-)?/, '');
  return {
    ...(shape !== undefined && { shape: String(shape) }),
    ...(shape === undefined && (icon ?? img) !== undefined && { shape: FORMS.get(String(form)) ?? 'rect' }),
    ...((label ?? icon) !== undefined && { label: name }),
  };
}

/** What stands around an icon. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ['circle', 'circle'],
  ['rounded', 'rounded'],
]);

const NODE_EXAMPLE = 'A@{ shape: cyl, label: "text" }';

/** The properties in braces of a node or a participant. */
export function propertiesOf(text: string, line: number, example = NODE_EXAMPLE): Record<string, unknown> {
  try {
    const data: unknown = readYaml(text.includes('\n') ? text : `{${text}}`);
    if (data !== null && typeof data === 'object' && !Array.isArray(data)) return { ...data };
  } catch {
    // Reported below with the text itself.
  }
  throw new DiagramError(line, `The properties ${quoted(text)} cannot be read.`, `Write ${example}.`);
}
