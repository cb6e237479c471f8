import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type YAMLError } from 'yaml';
import type { Diagnostic } from '../model/diagnostic';
import { hasHidden, hiddenCharacters } from '../model/hidden-characters';

/** Many lists and maps opened in one place: the parser takes minutes for thousands of them. */
const DEEPLY_NESTED = /(?:[[{]\s*|[?-]\s+){33}/;

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
  place: (path: readonly PropertyKey[]) => { line: number; column: number };
}

export interface YamlOrigin {
  file: string;
  /** Number of the line in the file that the text begins at. */
  firstLine?: number;
}

/** Parses a YAML text and reports its first mistake. */
export function parseYaml(text: string, { file, firstLine = 1 }: YamlOrigin): ParsedYaml {
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
  if (DEEPLY_NESTED.test(text))
    return failed({
      offset: 0,
      rule: 'yaml/depth',
      message: 'The YAML is nested more than 32 levels deep.',
      hint: 'Use fewer levels, and close each bracket and quote.',
    });
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const mistake = firstError(document, text) ?? unwantedNode(document, text);
  if (mistake !== null) return failed(mistake);
  return { value: document.toJS() ?? {}, problems: [], place: (path) => at(offsetOf(document, path)) };
}

/** The first error of the parser. The others mostly follow from it. */
function firstError(document: Document.Parsed, text: string): YamlMistake | null {
  // The parser only warns of an unknown tag, and keeps the value as it is written.
  const error = document.errors[0] ?? document.warnings.find(({ code }) => code === 'TAG_RESOLVE_FAILED');
  if (error === undefined) return null;
  const quote = openQuote(document, error.pos[0]);
  const [message, hint] = quote
    ? [`The quote ${quote.sign} is never closed`, `Write ${quote.sign} at the end of the value.`]
    : wordsOf(error, text.slice(error.pos[0], error.pos[0] + 100));
  const offset = quote?.offset ?? error.pos[0];
  return { offset, rule: 'yaml/syntax', message: `The YAML cannot be read: ${message}`, hint };
}

/** Message and hint for an error of the parser; `text` is what begins at its place. */
function wordsOf({ code, message }: YAMLError, text: string): [message: string, hint: string] {
  const [field] = /^[\w-]+:(?=\s|$)/.exec(text) ?? [];
  if (code === 'MULTIPLE_DOCS')
    return ['A line of dots or dashes ends it earlier', 'Remove the line of dots or dashes.'];
  if (code === 'UNEXPECTED_TOKEN' && field !== undefined)
    return [`"${field}" is a second field on one line`, 'Start a new line before it.'];
  return [
    message,
    'Close brackets, indent with spaces, and quote values that contain a colon or a hash, or begin with a special character: "%…", "@…", "!…".',
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

/**
 * Finds an alias, or an escape for a hidden character; unescaped ones are reported with the file. Numbers that
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

function offsetOf({ contents }: Document.Parsed, path: readonly PropertyKey[]): number {
  let node: unknown = contents;
  let offset = 0;
  for (const key of path) {
    const pair = isMap(node) ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === key) : null;
    const start = pair ? pair.key : isSeq(node) ? node.items[Number(key)] : null;
    if (!isNode(start) || !start.range) break;
    offset = start.range[0];
    node = pair ? pair.value : start;
  }
  return offset;
}
