import type { Document, LineCounter, YAMLError } from 'yaml';
import type { Diagnostic } from '../model/diagnostic';
import { indentFlowLines } from './flow-lines';
import { yamlPackage } from './yaml-package';

/** Fixes for errors of the parser that quoting does not mend. */
const SYNTAX_HINTS: Record<string, string> = {
  DUPLICATE_KEY: 'Keep one of the two.',
  TAB_AS_INDENT: 'Indent with spaces.',
  RESOURCE_EXHAUSTION: 'Use fewer levels.',
  MULTIPLE_DOCS: 'Remove the line of dots or dashes.',
  TAG_RESOLVE_FAILED: 'Remove the tag; a value that begins with an exclamation mark is quoted: "!…".',
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
  const { document, counter, moved } = readDocument(text);
  const at = (offset: number): { line: number; column: number } => {
    const { line, col } = counter.linePos(offset);
    return { line: line + firstLine - 1, column: Math.max(1, col - (moved.get(line - 1) ?? 0)) };
  };
  const place = (path: PropertyKey[]): { line: number; column: number } => at(offsetOf(document, path));
  // A value whose tag nobody knows would be taken as it is written.
  const unknownTags = document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED');
  const errors = [...document.errors, ...unknownTags].map((error) => {
    const quote = openQuote(document, error.pos[0]);
    return { error, quote: quote?.sign, at: at(quote?.offset ?? error.pos[0]) };
  });
  // What the parser says of a line after the first is what follows from that, and so is a field over lines.
  const own = errors.filter(
    (one, index) =>
      errors.findIndex((other) => other.at.line === one.at.line) === index &&
      (index === 0 || one.error.code !== 'MULTILINE_IMPLICIT_KEY'),
  );
  const problems = own.map(({ error, quote, at: { line, column } }): Diagnostic => ({
    file,
    line,
    column,
    rule: 'yaml/syntax',
    severity: 'error',
    ...wordsOf(error, quote, text),
  }));
  if (problems.length > 0) return { value: null, problems, place };
  const read = valueOf(document);
  if ('value' in read) return { value: read.value, problems, place };
  const { offset, ...words } = read;
  return { value: null, problems: [{ file, ...at(offset), rule: 'yaml/alias', severity: 'error', ...words }], place };
}

/** The document, which parsers of other builders read where a value over lines is not indented. */
function readDocument(text: string): { document: Document; counter: LineCounter; moved: ReadonlyMap<number, number> } {
  const { LineCounter, parseDocument } = yamlPackage();
  const read = (source: string, moved: ReadonlyMap<number, number>) => {
    const counter = new LineCounter();
    return { document: parseDocument(source, { lineCounter: counter, prettyErrors: false }), counter, moved };
  };
  const asWritten = read(text, new Map());
  if (asWritten.document.errors.length === 0) return asWritten;
  const indented = indentFlowLines(text);
  const again = read(indented.text, indented.moved);
  return again.document.errors.length === 0 ? again : asWritten;
}

/** What is wrong, and how it is mended. `quote` is one that is never closed. */
function wordsOf(error: YAMLError, quote: string | undefined, text: string): { message: string; hint: string } {
  const wrong = 'The YAML cannot be read: ';
  if (quote !== undefined)
    return { message: `${wrong}The quote ${quote} is never closed`, hint: `Write ${quote} at the end of the value.` };
  const second = /^[\w-]+(?=:(?:\s|$))/.exec(text.slice(error.pos[0]))?.[0];
  if (error.code === 'UNEXPECTED_TOKEN' && second !== undefined)
    return { message: `${wrong}"${second}:" is a second field in its line`, hint: 'Begin a new line before it.' };
  const open = /\bend with a ([\]}])$/.exec(error.message)?.[1];
  if (open !== undefined)
    return {
      message: `${wrong}The bracket ${open === ']' ? '[' : '{'} is never closed`,
      hint: `Write ${open} at the end of the value, and its lines further in than the field.`,
    };
  const hint =
    SYNTAX_HINTS[error.code] ?? 'Quote values that hold a colon or a hash, or begin with a sign: "%…", "@…", "[…".';
  return { message: wrong + sayingOf(error), hint };
}

/** What the parser says; where it ran out of stack, what that comes from. */
function sayingOf({ code, message }: YAMLError): string {
  if (code === 'RESOURCE_EXHAUSTION') return 'It is nested too deeply';
  return code === 'MULTIPLE_DOCS' ? 'A line of dots or dashes ended it before' : message;
}

/**
 * The quote that is still open where the parser gave up: it names the end of the text, which is far from the mistake.
 */
function openQuote(document: Document, end: number): { sign: string; offset: number } | undefined {
  const { visit } = yamlPackage();
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
  const { visit } = yamlPackage();
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
  const { isMap, isNode, isScalar } = yamlPackage();
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
