import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document, type YAMLError } from 'yaml';
import type { Diagnostic } from '../model/diagnostic';
import { hasHidden, hiddenCharacters } from '../model/hidden-characters';

/** Data files: the largest ones of the site have about 100 kB. */
const MAX_BYTES = 256 * 1024;

/** Many lists and maps opened in one place: the parser takes minutes for thousands of them. */
const DEEPLY_NESTED = /(?:[[{]\s*|[?-]\s+){33}/;

/** What is wrong with a YAML text, and the offset where. */
interface YamlMistake {
  offset: number;
  rule: string;
  message: string;
  hint: string;
}

/** A parsed YAML text: its value or its first mistake, and the places of its fields. */
interface ParsedYaml {
  value: unknown;
  problems: Diagnostic[];
  place: (path: PropertyKey[]) => { line: number; column: number };
}

/** Where a YAML text comes from. */
export interface YamlOrigin {
  file: string;
  /** Number of the line in the file that the text begins at. */
  firstLine?: number;
  maxBytes?: number;
}

/** Parses a YAML text and reports its first mistake. */
export function parseYaml(text: string, { file, firstLine = 1, maxBytes = MAX_BYTES }: YamlOrigin): ParsedYaml {
  const lineCounter = new LineCounter();
  const at = (offset: number): { line: number; column: number } => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(1, line) + firstLine - 1, column: Math.max(1, col) };
  };
  const failed = ({ offset, ...words }: YamlMistake): ParsedYaml => ({
    value: null,
    problems: [{ file, ...at(offset), severity: 'error', ...words }],
    place: () => ({ line: firstLine, column: 1 }),
  });
  const unreadable = unreadableText(text, maxBytes);
  if (unreadable) return failed(unreadable);
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const mistake = firstError(document, text) ?? unwantedNode(document, text);
  if (mistake !== null) return failed(mistake);
  return { value: document.toJS() ?? {}, problems: [], place: (path) => at(offsetOf(document, path)) };
}

function unreadableText(text: string, maxBytes: number): YamlMistake | null {
  if (Buffer.byteLength(text) > maxBytes)
    return {
      offset: 0,
      rule: 'yaml/size',
      message: `The YAML is larger than ${maxBytes / 1024} kB.`,
      hint: 'Split the file, or move text into the page.',
    };
  if (DEEPLY_NESTED.test(text))
    return {
      offset: 0,
      rule: 'yaml/depth',
      message: 'The YAML is nested more than 32 levels deep.',
      hint: 'Use fewer levels, and close each bracket and quote.',
    };
  return null;
}

const syntaxMistake = (offset: number, message: string, hint: string): YamlMistake => ({
  offset,
  rule: 'yaml/syntax',
  message: `The YAML cannot be read: ${message}`,
  hint,
});

/** The first error of the parser. The others mostly follow from it. */
function firstError(document: Document.Parsed, text: string): YamlMistake | null {
  // The parser only warns of an unknown tag, and keeps the value as it is written.
  const error = document.errors[0] ?? document.warnings.find(({ code }) => code === 'TAG_RESOLVE_FAILED');
  if (error === undefined) return null;
  const quote = openQuote(document, error.pos[0]);
  return quote === null
    ? syntaxMistake(error.pos[0], ...wordsOf(error, text))
    : syntaxMistake(
        quote.offset,
        `The quote ${quote.sign} is never closed`,
        `Write ${quote.sign} at the end of the value.`,
      );
}

/** Message and hint for an error of the parser. */
function wordsOf({ code, message, pos }: YAMLError, text: string): [message: string, hint: string] {
  const [key = ''] = /^[^\s:]+/.exec(text.slice(pos[0], pos[0] + 100)) ?? [];
  const open = /\bend with a ([\]}])$/.exec(message)?.[1];
  if (open !== undefined)
    return [
      `The bracket ${open === ']' ? '[' : '{'} is never closed`,
      `Write ${open} at the end of the value, and its lines further in than the field.`,
    ];
  switch (code) {
    case 'TAB_AS_INDENT':
      return [message, 'Indent with spaces.'];
    case 'TAG_RESOLVE_FAILED':
      return [message, 'Remove the tag; a value that begins with an exclamation mark is quoted: "!…".'];
    case 'DUPLICATE_KEY':
      return [`The key "${key}" appears twice`, 'Keep one of the two.'];
    case 'MULTIPLE_DOCS':
      return ['A line of dots or dashes ended it before', 'Remove the line of dots or dashes.'];
    case 'UNEXPECTED_TOKEN':
      if (/^[\w-]+:(?:\s|$)/.test(text.slice(pos[0], pos[0] + 100)))
        return [`"${key}:" is a second field in its line`, 'Begin a new line before it.'];
      break;
  }
  return [message, 'Quote values that hold a colon or a hash, or begin with a sign: "%…", "@…", "[…".'];
}

/** The quote that is still open at the offset of an error, which is the end of the text and far from the mistake. */
function openQuote(document: Document.Parsed, end: number): { sign: string; offset: number } | null {
  let found: { sign: string; offset: number } | null = null;
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
 * An alias, or an escape that stands for a hidden character; those written as they are belong to the file. Numbers that
 * are not written as JavaScript writes them become texts: the title `1.30` is not `1.3`. Where a number is meant,
 * `number` of the schemas reads it.
 */
function unwantedNode(document: Document.Parsed, text: string): YamlMistake | null {
  const mayHaveEscapes = text.includes('\\') && !hasHidden(text);
  let found: YamlMistake | null = null;
  visit(document, {
    Alias(_, { source, range }) {
      found = {
        offset: range?.[0] ?? 0,
        rule: 'yaml/alias',
        message: `The alias "*${source}" is not supported.`,
        hint: 'Write the value out; quote a value that begins with an asterisk: "*…".',
      };
      return visit.BREAK;
    },
    Scalar(_, node) {
      const { value, source, range } = node;
      if (typeof value === 'number' && source !== undefined && source !== String(value)) node.value = source;
      const [hidden] = mayHaveEscapes && typeof value === 'string' ? hiddenCharacters(value) : [];
      if (hidden === undefined) return undefined;
      found = {
        offset: range?.[0] ?? 0,
        rule: 'yaml/hidden-character',
        message: `The value contains an escape for the hidden character ${hidden.name}.`,
        hint: 'Remove it.',
      };
      return visit.BREAK;
    },
  });
  return found;
}

/** Offset of the node at a path, or of its nearest existing parent. */
function offsetOf(document: Document.Parsed, path: PropertyKey[]): number {
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
