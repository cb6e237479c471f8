import {
  Composer,
  CST,
  isMap,
  isNode,
  isScalar,
  Lexer,
  LineCounter,
  Parser,
  visit,
  type Document,
  type YAMLError,
} from 'yaml';
import type { Diagnostic } from '../model/diagnostic';
import { hasHidden, hiddenCharacters } from '../model/hidden-characters';

/** Levels of lists and maps. The parser recurses, and aborts the process when it runs out of stack. */
const MAX_DEPTH = 32;
/** Data files: the largest ones of the site have about 100 kB. */
const MAX_BYTES = 256 * 1024;

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

/**
 * Parses a YAML text and reports its first mistake. Size, nesting and aliases are checked before the document is
 * composed, so that no text takes much longer than its length suggests.
 */
export function parseYaml(text: string, { file, firstLine = 1, maxBytes = MAX_BYTES }: YamlOrigin): ParsedYaml {
  const counter = new LineCounter();
  const at = (offset: number): { line: number; column: number } => {
    const { line, col } = counter.linePos(offset);
    return { line: Math.max(1, line) + firstLine - 1, column: Math.max(1, col) };
  };
  const failed = ({ offset, ...words }: YamlMistake): ParsedYaml => ({
    value: null,
    problems: [{ file, ...at(offset), severity: 'error', ...words }],
    place: () => ({ line: firstLine, column: 1 }),
  });
  if (Buffer.byteLength(text) > maxBytes)
    return failed({
      offset: 0,
      rule: 'yaml/size',
      message: `The YAML is larger than ${maxBytes / 1024} kB.`,
      hint: 'Split the file, or move text into the page.',
    });
  const tokens = tokensOf(text, counter);
  if (!Array.isArray(tokens)) return failed(tokens);
  const [document, ...others] = new Composer({ prettyErrors: false, uniqueKeys: false }).compose(
    tokens,
    true,
    text.length,
  );
  if (document === undefined) return failed(syntaxMistake(0, 'There is no document in it', 'Write a field.'));
  const mistake =
    firstError(document, text) ?? secondDocument(others) ?? repeatedKey(document) ?? hiddenEscape(document, text);
  if (mistake !== null) return failed(mistake);
  keepNumbersAsWritten(document);
  return { value: document.toJS() ?? {}, problems: [], place: (path) => at(offsetOf(document, path)) };
}

const syntaxMistake = (offset: number, message: string, hint: string): YamlMistake => ({
  offset,
  rule: 'yaml/syntax',
  message: `The YAML cannot be read: ${message}`,
  hint,
});

/** The concrete syntax of a text, or the place where it nests too deeply or uses an alias. */
function tokensOf(text: string, counter: LineCounter): CST.Token[] | YamlMistake {
  const tokens: CST.Token[] = [];
  const parser = new Parser(counter.addNewLine);
  counter.addNewLine(0);
  let isScalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    const { offset } = parser;
    const type = isScalar ? 'scalar' : CST.tokenType(lexeme);
    isScalar = lexeme === CST.SCALAR;
    if (type === 'alias')
      return {
        offset,
        rule: 'yaml/alias',
        message: `The alias "${lexeme}" is not supported.`,
        hint: 'Write the value out; quote a value that begins with an asterisk: "*…".',
      };
    tokens.push(...parser.next(lexeme));
    if (depthOf(parser) > MAX_DEPTH)
      return {
        offset,
        rule: 'yaml/depth',
        message: `The YAML is nested more than ${MAX_DEPTH} levels deep.`,
        hint: 'Use fewer levels, and close each bracket and quote.',
      };
  }
  tokens.push(...parser.end());
  return tokens;
}

const COLLECTIONS: ReadonlySet<string> = new Set(['block-map', 'block-seq', 'flow-collection']);

const depthOf = ({ stack }: Parser): number => stack.filter(({ type }) => COLLECTIONS.has(type)).length;

/** Fixes for errors of the parser that quoting does not fix. */
const SYNTAX_HINTS: Record<string, string> = {
  TAB_AS_INDENT: 'Indent with spaces.',
  TAG_RESOLVE_FAILED: 'Remove the tag; a value that begins with an exclamation mark is quoted: "!…".',
};

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
  const second = /^[\w-]+(?=:(?:\s|$))/.exec(text.slice(pos[0], pos[0] + 100))?.[0];
  if (code === 'UNEXPECTED_TOKEN' && second !== undefined)
    return [`"${second}:" is a second field in its line`, 'Begin a new line before it.'];
  const open = /\bend with a ([\]}])$/.exec(message)?.[1];
  if (open !== undefined)
    return [
      `The bracket ${open === ']' ? '[' : '{'} is never closed`,
      `Write ${open} at the end of the value, and its lines further in than the field.`,
    ];
  return [
    message,
    SYNTAX_HINTS[code] ?? 'Quote values that hold a colon or a hash, or begin with a sign: "%…", "@…", "[…".',
  ];
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

function secondDocument([second]: Document.Parsed[]): YamlMistake | null {
  if (second === undefined) return null;
  const hint = 'Remove the line of dots or dashes.';
  return syntaxMistake(second.range[0], 'A line of dots or dashes ended it before', hint);
}

/** A key that appears twice in its map. The parser's own check compares each key with every other. */
function repeatedKey(document: Document.Parsed): YamlMistake | null {
  let found: YamlMistake | null = null;
  visit(document, {
    Map(_, { items }) {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (known.has(key.value)) {
          const words = `The key "${String(key.value)}" appears twice`;
          found = syntaxMistake(key.range?.[0] ?? 0, words, 'Keep one of the two.');
          return visit.BREAK;
        }
        known.add(key.value);
      }
      return undefined;
    },
  });
  return found;
}

/** An escape of a quoted value that stands for a hidden character. Those written as they are belong to the file. */
function hiddenEscape(document: Document.Parsed, text: string): YamlMistake | null {
  if (!text.includes('\\') || hasHidden(text)) return null;
  let found: YamlMistake | null = null;
  visit(document, {
    Scalar(_, { value, range }) {
      const [hidden] = typeof value === 'string' ? hiddenCharacters(value) : [];
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

/**
 * A number that is not written as JavaScript writes it stays as it is written: the title `1.30` is not `1.3`. Where a
 * number is meant, `number` of the schemas reads it.
 */
function keepNumbersAsWritten(document: Document.Parsed): void {
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'number' && node.source !== undefined && node.source !== String(node.value))
        node.value = node.source;
    },
  });
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
