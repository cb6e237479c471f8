import { blankCodeSpans, isInCodeSpan, readFences } from '../read/code-regions';
import { nearest } from '../../shared/nearest';
import type { Diagnostic } from '../model/diagnostic';

/** One tag of the allow-list, as it stands in the text. */
export interface ComponentTag {
  name: string;
  kind: 'open' | 'close' | 'self';
  attributes: Record<string, string | true>;
  line: number;
  column: number;
}

/** Components that content may use, with the attributes each takes. Everything else is an error. */
export const COMPONENTS: Record<string, readonly string[]> = {
  Tabs: ['groupId', 'defaultValue', 'values', 'queryString', 'className'],
  TabItem: ['value', 'label', 'default', 'className'],
  GadgetGlance: ['name'],
  GadgetParameters: ['name'],
  GadgetFields: ['name'],
  GadgetFinder: [],
};

/** Result of the pass over the lines of a file. */
export interface TagScan {
  /** The text with each tag replaced by an HTML comment `<!--@n-->` of its number; line breaks are kept. */
  text: string;
  tags: ComponentTag[];
}

const TAG_START = /<(\/?)([A-Z][A-Za-z0-9.]*)/g;
/** Where a tag may begin: alone after indentation, list or quote marks, or directly after another tag. */
const LINE_LEAD = /^\s*(?:(?:>|[-*+]|\d+[.)])\s+)*$/;

/**
 * Replaces component tags by numbered HTML comments before CommonMark sees the text. A comment ends its HTML block
 * on its own line, so Markdown right below a tag is parsed as Markdown, as MDX writers expect, and `.md` needs no
 * MDX grammar. Code fences and code spans are left alone.
 */
export function scanComponentTags(source: string, file: string, problems: Diagnostic[]): TagScan {
  const tags: ComponentTag[] = [];
  const out: string[] = [];
  const lines = source.split('\n');
  const fences = readFences();
  let inComment = false;
  for (let index = 0; index < lines.length; index++) {
    let line = lines[index] ?? '';
    if (inComment || fences.isCode(line)) {
      if (inComment) inComment = !line.includes('-->');
      out.push(line);
      continue;
    }
    const extra = joinOpenTag(lines, index);
    if (extra > 0) line = lines.slice(index, index + extra + 1).join(' ');
    out.push(replaceTags(line, index + 1, file, tags, problems), ...Array.from({ length: extra }, () => ''));
    index += extra;
    inComment = opensComment(line);
  }
  reportOpenFence(fences.openLine(), lines, file, problems);
  return { text: out.join('\n'), tags };
}

/** How many following lines belong to a tag that this line begins and does not end. */
function joinOpenTag(lines: string[], index: number): number {
  const start = /^\s*<[A-Z][A-Za-z0-9.]*(?:\s[^>]*)?$/.exec(lines[index] ?? '');
  if (!start) return 0;
  for (let extra = 1; index + extra < lines.length; extra++) {
    const text = lines[index + extra] ?? '';
    if (text.trim() === '') return 0;
    if (text.includes('>')) return extra;
  }
  return 0;
}

function replaceTags(line: string, number: number, file: string, tags: ComponentTag[], problems: Diagnostic[]): string {
  let out = '';
  let position = 0;
  for (const match of line.matchAll(TAG_START)) {
    const start = match.index;
    if (start < position || isLiteral(line, start)) continue;
    const end = tagEnd(line, start);
    if (end < 0) continue;
    const blockLevel = LINE_LEAD.test(line.slice(0, start)) || out.endsWith('-->') || tags.at(-1)?.line === number;
    const name = match[2] ?? '';
    const place = { file, line: number, column: start + 1 };
    if (!(name in COMPONENTS)) {
      const near = nearest(name, Object.keys(COMPONENTS));
      problems.push({
        ...place,
        rule: 'markdown/unknown-tag',
        severity: 'error',
        message: `There is no component <${name}>.`,
        hint: near
          ? `Did you mean <${near}>?`
          : `Components: ${Object.keys(COMPONENTS)
              .map((known) => `<${known}>`)
              .join(', ')}. For literal text write \`<${name}>\` as code.`,
      });
      out += line.slice(position, start);
      position = end;
      continue;
    }
    if (!blockLevel) {
      problems.push({
        ...place,
        rule: 'markdown/inline-component',
        severity: 'error',
        message: `<${name}> stands in the middle of a line.`,
        hint: 'Put the tag alone on its own line.',
      });
    }
    tags.push(readTag(line.slice(start, end), match[1] === '/', name, place, problems));
    out += `${line.slice(position, start)}<!--@${tags.length - 1}-->`;
    position = end;
  }
  return out + line.slice(position);
}

/** Whether an offset of a line is text as it stands: in a code span, in an HTML comment, or behind a backslash. */
function isLiteral(line: string, offset: number): boolean {
  const before = blankCodeSpans(line).slice(0, offset);
  return before.endsWith('\\') || before.lastIndexOf('<!--') > before.lastIndexOf('-->') || isInCodeSpan(line, offset);
}

/** Whether a line begins an HTML comment that it does not end. */
function opensComment(line: string): boolean {
  const bare = blankCodeSpans(line);
  const start = bare.lastIndexOf('<!--');
  return start >= 0 && !bare.includes('-->', start);
}

function reportOpenFence(line: number | null, lines: readonly string[], file: string, problems: Diagnostic[]): void {
  if (line === null) return;
  const mark = /`{3,}|~{3,}/.exec(lines[line - 1] ?? '')?.[0] ?? '```';
  problems.push({
    file,
    line,
    column: 1,
    rule: 'markdown/unclosed-fence',
    severity: 'warning',
    message: 'The code block is never closed, so the rest of the page is code.',
    hint: `Write ${mark} on a line of its own behind the code.`,
  });
}

/** Offset behind the `>` that ends the tag, jumping over quotes and braces; -1 when it does not end. */
function tagEnd(line: string, start: number): number {
  let quote = '';
  let depth = 0;
  for (let offset = start; offset < line.length; offset++) {
    const char = line[offset] ?? '';
    if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '{') depth++;
    else if (char === '}') depth--;
    else if (char === '>' && depth === 0) return offset + 1;
  }
  return -1;
}

function readTag(
  text: string,
  closing: boolean,
  name: string,
  place: { file: string; line: number; column: number },
  problems: Diagnostic[],
): ComponentTag {
  const kind = closing ? 'close' : text.endsWith('/>') ? 'self' : 'open';
  const attributes: Record<string, string | true> = {};
  const inner = text.replace(/^<\/?[A-Z][A-Za-z0-9.]*/, '').replace(/\/?>$/, '');
  const pattern = /([A-Za-z_][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{((?:[^{}]|\{[^}]*\})*)\}))?/g;
  const allowed = COMPONENTS[name] ?? [];
  for (const match of inner.matchAll(pattern)) {
    const [, key = '', double, single, expression] = match;
    if (!allowed.includes(key)) {
      problems.push({
        ...place,
        rule: 'markdown/unknown-attribute',
        severity: 'error',
        message: `<${name}> takes no attribute "${key}".`,
        hint: allowed.length > 0 ? `Attributes: ${allowed.join(', ')}.` : 'It takes none.',
      });
      continue;
    }
    attributes[key] =
      double ?? single ?? (expression === undefined ? true : literal(expression, name, key, place, problems));
  }
  return { name, kind, attributes, line: place.line, column: place.column };
}

/** Expressions are not run; a string or boolean literal, or a list of plain objects as Tabs takes, is read as data. */
function literal(
  expression: string,
  name: string,
  key: string,
  place: { file: string; line: number; column: number },
  problems: Diagnostic[],
): string {
  const text = expression.trim();
  const quoted = /^(['"`])([^'"`$]*)\1$/.exec(text);
  if (quoted) return quoted[2] ?? '';
  if (/^(true|false)$/.test(text) || (key === 'values' && /^\[[^()=;$]*\]$/.test(text))) return text;
  problems.push({
    ...place,
    rule: 'markdown/expression',
    severity: 'error',
    message: `<${name} ${key}={…}> is an expression; content never runs code.`,
    hint: `Write a plain value: ${key}="…".`,
  });
  return '';
}
