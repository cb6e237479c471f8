import { expand, type Macro } from './macros';
import type { Token } from './tokens';

const truth = (value: boolean): bigint => (value ? 1n : 0n);

function divisor(value: bigint): bigint {
  if (value === 0n) throw new UnknownValue();
  return value;
}

/** What each operator makes of its two sides, by precedence: the loosest first. */
const LEVELS: readonly Readonly<Record<string, (left: bigint, right: bigint) => bigint>>[] = [
  { '||': (left, right) => truth(left !== 0n || right !== 0n) },
  { '&&': (left, right) => truth(left !== 0n && right !== 0n) },
  { '|': (left, right) => left | right },
  { '^': (left, right) => left ^ right },
  { '&': (left, right) => left & right },
  { '==': (left, right) => truth(left === right), '!=': (left, right) => truth(left !== right) },
  {
    '<': (left, right) => truth(left < right),
    '>': (left, right) => truth(left > right),
    '<=': (left, right) => truth(left <= right),
    '>=': (left, right) => truth(left >= right),
  },
  { '<<': (left, right) => left << right, '>>': (left, right) => left >> right },
  { '+': (left, right) => left + right, '-': (left, right) => left - right },
  {
    '*': (left, right) => left * right,
    '/': (left, right) => left / divisor(right),
    '%': (left, right) => left % divisor(right),
  },
];

/** The value of a constant expression; null when it contains a name without a value. `names` contains the known values. */
export function constant(tokens: readonly Token[], names: ReadonlyMap<string, bigint> = new Map()): bigint | null {
  const reader = { tokens, at: 0, names };
  try {
    const value = level(reader, 0);
    return reader.at === tokens.length ? value : null;
  } catch (error) {
    if (error instanceof UnknownValue) return null;
    throw error;
  }
}

class UnknownValue extends Error {}

interface Reader {
  tokens: readonly Token[];
  at: number;
  names: ReadonlyMap<string, bigint>;
}

function level(reader: Reader, depth: number): bigint {
  const operators = LEVELS[depth];
  if (operators === undefined) return unary(reader);
  let left = level(reader, depth + 1);
  for (;;) {
    const sign = reader.tokens[reader.at];
    const operator = sign?.kind === 'sign' ? operators[sign.text] : undefined;
    if (operator === undefined) return left;
    reader.at++;
    left = operator(left, level(reader, depth + 1));
  }
}

function unary(reader: Reader): bigint {
  const token = reader.tokens[reader.at++];
  switch (token?.text) {
    case '-':
      return -unary(reader);
    case '+':
      return unary(reader);
    case '!':
      return truth(unary(reader) === 0n);
    case '~':
      return ~unary(reader);
    case '(': {
      if (castAt(reader)) return unary(reader);
      const value = level(reader, 0);
      reader.at++;
      return value;
    }
    default:
      return valueOf(token, reader.names);
  }
}

/** Steps over a cast to a type of one word, as `(gadget_uid)`. */
function castAt(reader: Reader): boolean {
  const [name, close, next] = reader.tokens.slice(reader.at, reader.at + 3);
  const isCast = name?.kind === 'name' && close?.text === ')' && next !== undefined && !reader.names.has(name.text);
  if (isCast) reader.at += 2;
  return isCast;
}

function valueOf(token: Token | undefined, names: ReadonlyMap<string, bigint>): bigint {
  if (token?.kind === 'number' && !token.text.includes('.')) {
    const digits = token.text.replace(/[uUlL]+$/, '');
    return BigInt(/^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits);
  }
  if (token?.text === 'true') return 1n;
  if (token?.text === 'false') return 0n;
  const known = token === undefined ? undefined : names.get(token.text);
  if (known === undefined) throw new UnknownValue();
  return known;
}

/**
 * Whether the condition of `#if` is true. Names that are not defined count as 0, as in C; a value that is not known
 * counts as true, so that nothing below it is lost.
 */
export function isTrue(tokens: readonly Token[], macros: ReadonlyMap<string, Macro>): boolean {
  const decided: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (token.text !== 'defined') {
      decided.push(token);
      continue;
    }
    const isBracketed = tokens[at + 1]?.text === '(';
    const name = tokens[at + (isBracketed ? 2 : 1)]?.text ?? '';
    decided.push({ ...token, kind: 'number', text: macros.has(name) ? '1' : '0' });
    at += isBracketed ? 3 : 1;
  }
  const expanded = expand(decided, macros).map((token): Token =>
    token.kind === 'name' ? { ...token, kind: 'number', text: '0' } : token,
  );
  return constant(expanded) !== 0n;
}
