import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document, type YAMLParseError } from 'yaml';
import type { Diagnostic } from '../model/diagnostic';

/** Fixes for errors of the parser that quoting does not mend. */
const SYNTAX_HINTS: Record<string, string> = {
  DUPLICATE_KEY: 'Keep one of the two.',
  TAB_AS_INDENT: 'Indent with spaces.',
  RESOURCE_EXHAUSTION: 'Use fewer levels.',
};

/** A YAML text that was parsed: its value, or what is wrong with it, and where the fields of it stand. */
interface ParsedYaml {
  value: unknown;
  problems: Diagnostic[];
  place: (path: PropertyKey[]) => { line: number; column: number };
}

/**
 * Parses a YAML text whose first line is `firstLine` of its file. Of several problems in one line the first is told.
 */
export function parseYaml(text: string, file: string, firstLine: number): ParsedYaml {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const at = (offset: number): { line: number; column: number } => {
    const { line, col } = counter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const place = (path: PropertyKey[]): { line: number; column: number } => at(offsetOf(document, path));
  const errors = document.errors.map((error) => {
    const quote = openQuote(document, error.pos[0]);
    return { error, quote: quote?.sign, at: at(quote?.offset ?? error.pos[0]) };
  });
  // What the parser says of a line after the first is what follows from that.
  const own = errors.filter((one, index) => errors.findIndex((other) => other.at.line === one.at.line) === index);
  const problems = own.map(({ error, quote, at: { line, column } }): Diagnostic => ({
    file,
    line,
    column,
    rule: 'yaml/syntax',
    severity: 'error',
    message: `The YAML cannot be read: ${quote ? `The quote ${quote} is never closed` : sayingOf(error)}`,
    hint: quote
      ? `Write ${quote} at the end of the value.`
      : (SYNTAX_HINTS[error.code] ?? 'Quote values that hold a colon, a hash or a leading bracket.'),
  }));
  if (problems.length > 0) return { value: null, problems, place };
  const read = valueOf(document);
  if ('value' in read) return { value: read.value, problems, place };
  const { offset, ...words } = read;
  return { value: null, problems: [{ file, ...at(offset), rule: 'yaml/alias', severity: 'error', ...words }], place };
}

/** What the parser says; where it ran out of stack, what that comes from. */
function sayingOf({ code, message }: YAMLParseError): string {
  return code === 'RESOURCE_EXHAUSTION' ? 'It is nested too deeply' : message;
}

/**
 * The quote that is still open where the parser gave up: it names the end of the text, which is far from the mistake.
 */
function openQuote(document: Document, end: number): { sign: string; offset: number } | undefined {
  let found: { sign: string; offset: number } | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      if (range?.[1] !== end || (type !== 'QUOTE_DOUBLE' && type !== 'QUOTE_SINGLE')) return undefined;
      found = { sign: type === 'QUOTE_DOUBLE' ? '"' : "'", offset: range[0] };
      return visit.BREAK;
    },
  });
  return found;
}

/**
 * The value of a document, or what is wrong with one of its aliases. A number that is not written as JavaScript writes
 * it stays as it is written: the title `1.30` is not `1.3`. Where a number is meant, `number` reads it.
 */
function valueOf(document: Document): { value: unknown } | { offset: number; message: string; hint: string } {
  let first = 0;
  let problem: { offset: number; message: string; hint: string } | null = null;
  visit(document, {
    Alias(_, node, path) {
      const offset = node.range?.[0] ?? 0;
      first ||= offset;
      const target = node.resolve(document);
      if (target !== undefined && !path.includes(target)) return undefined;
      const message = target
        ? `"*${node.source}" stands in its own value.`
        : `There is no anchor for "*${node.source}".`;
      problem = { offset, message, hint: 'A value that begins with an asterisk is quoted: "*…".' };
      return visit.BREAK;
    },
    Scalar(_, node) {
      if (typeof node.value === 'number' && node.source !== undefined && node.source !== String(node.value))
        node.value = node.source;
    },
  });
  if (problem !== null) return problem;
  try {
    return { value: document.toJS() ?? {} };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return { offset: first, message: 'Its aliases stand for far too many values.', hint: 'Write the values out.' };
  }
}

/** Offset of the node at a path, or of its nearest existing parent. */
function offsetOf(document: Document, path: PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const keys = path.slice(0, length).map((key) => (typeof key === 'symbol' ? String(key) : key));
    const parent = keys.length === 1 ? document.contents : document.getIn(keys.slice(0, -1), true);
    const last = keys.at(-1);
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === last);
      if (pair && isScalar(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(keys, true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
