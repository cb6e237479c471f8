/** Reads the values of flags that name fields, data sources and output modes. */

interface Part {
  text: string;
  index: number;
}

/** A name in a value, with its place. */
export interface Named extends Part {
  kind: 'source' | 'mode' | 'operator';
}

/** A field that a value names. */
export interface FieldReference extends Part {
  kind: 'field';
  /** Data source it is looked for in, when the value names one. */
  source: string | undefined;
  operator?: Named;
}

/** A field, or a part of `--filter` that is no condition. */
type Reference = FieldReference | (Part & { kind: 'broken' });

const CONDITION = /^(\s*)(!?[\w.-]+?)\s*(==|!=|>=|<=|!~|=|>|<|~)/;
const EXPRESSION_WORDS: ReadonlySet<string> = new Set(
  'and or not in matches contains startsWith endsWith let if else true false nil cidr'.split(' '),
);

/** The fields that the value of an option names; none for an option that names no fields. */
export function fieldReferences(option: string, value: string): Reference[] {
  switch (option) {
    case '--fields':
      return listed(value, /^[+-]/);
    case '--sort':
      return listed(value, /^-/);
    case '--filter':
      return conditions(value);
    case '--filter-expr':
      return expression(value);
    default:
      return [];
  }
}

function splitParts(part: Part, separator: RegExp): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of part.text.matchAll(separator)) {
    parts.push({ text: part.text.slice(from, match.index), index: part.index + from });
    from = match.index + match[0].length;
  }
  return [...parts, { text: part.text.slice(from), index: part.index + from }];
}

function trimmed({ text, index }: Part): Part {
  return { text: text.trim(), index: index + (text.length - text.trimStart().length) };
}

/** Names of `a,b` or `source:a,b;source2:c`. */
function listed(value: string, sign: RegExp): FieldReference[] {
  return splitParts({ text: value, index: 0 }, /;/g).flatMap((part) => {
    const colon = part.text.indexOf(':');
    const source = colon < 0 ? undefined : part.text.slice(0, colon);
    const list = { text: part.text.slice(colon + 1), index: part.index + colon + 1 };
    return splitParts(list, /,/g)
      .map(trimmed)
      .filter(({ text }) => text !== '' && text !== '+' && text !== '-')
      .map(({ text, index }): FieldReference => {
        const signed = sign.test(text) ? 1 : 0;
        return { kind: 'field', text: text.slice(signed), index: index + signed, source };
      });
  });
}

function conditions(value: string): Reference[] {
  // A comma after a backslash belongs to the value; two backslashes are one escaped backslash.
  return splitParts({ text: value, index: 0 }, /(?<=(?<!\\)(?:\\\\)*),/g).flatMap((part): Reference[] => {
    if (part.text.trim() === '' || part.text.includes('%')) return [];
    const match = CONDITION.exec(part.text);
    if (!match) return [{ kind: 'broken', ...trimmed(part) }];
    const [whole, space = '', name = '', sign = ''] = match;
    const operator: Named = { kind: 'operator', text: sign, index: part.index + whole.length - sign.length };
    return [{ kind: 'field', text: name, index: part.index + space.length, source: undefined, operator }];
  });
}

/** Names in an expression; strings, functions and names that the expression declares are none. */
function expression(value: string): FieldReference[] {
  const bare = value.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`/g, (string) => '"'.repeat(string.length));
  const declared = new Set([...bare.matchAll(/\blet\s+(\w+)/g)].map((match) => match[1]));
  const seen = new Set<string>();
  return [...bare.matchAll(/(?<![\w.#])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?!\s*\()(?![\w.(])/g)].flatMap((match) => {
    const [text] = match;
    if (EXPRESSION_WORDS.has(text) || declared.has(text) || seen.has(text)) return [];
    seen.add(text);
    return [{ kind: 'field' as const, text, index: match.index, source: undefined }];
  });
}

/** The fields that a value of `--fields` leads to: a list, or changes to the default one. */
export function shownFields(value: string, defaults: readonly string[]): readonly string[] {
  const names = value
    .replace(/^[^,;]*:/, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0) return defaults;
  if (!names.some((name) => /^[+-]/.test(name))) return names;
  const signed = (sign: string): string[] => names.filter((name) => name.startsWith(sign)).map((name) => name.slice(1));
  const removed = signed('-');
  return [...defaults.filter((name) => !removed.includes(name)), ...signed('+')];
}

/** Data sources that the value of an option names, and output modes. */
export function namedInValue(option: string, value: string): Named[] {
  switch (option) {
    case '--output':
      return splitParts({ text: value, index: 0 }, /,/g).flatMap(({ text, index }): Named[] => {
        const colon = text.indexOf(':');
        const mode: Named = { kind: 'mode', text: text.slice(colon + 1), index: index + colon + 1 };
        return colon < 0 ? [mode] : [{ kind: 'source', text: text.slice(0, colon), index }, mode];
      });
    case '--annotate':
      return splitParts({ text: value, index: 0 }, /,(?=[\w.-]+:)/g).map(({ text, index }) => ({
        kind: 'source',
        text: text.split(':')[0]?.split('.')[0] ?? '',
        index,
      }));
    case '--otel-metrics-name':
      return value.includes(':') ? [{ kind: 'source', text: value.split(':')[0] ?? '', index: 0 }] : [];
    default:
      return [];
  }
}
