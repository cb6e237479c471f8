import type { Token } from './tokens';

const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['|'],
  ['^'],
  ['&'],
  ['==', '!='],
  ['<', '>', '<=', '>='],
  ['<<', '>>'],
  ['+', '-'],
  ['*', '/', '%'],
];

/** The value of a constant expression, or null when it holds what is not known here. `names` gives values of names. */
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
  const signs = LEVELS[depth];
  if (signs === undefined) return unary(reader);
  let left = level(reader, depth + 1);
  for (;;) {
    const sign = reader.tokens[reader.at]?.text ?? '';
    if (!signs.includes(sign)) return left;
    reader.at++;
    left = apply(sign, left, level(reader, depth + 1));
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
      return unary(reader) === 0n ? 1n : 0n;
    case '~':
      return ~unary(reader);
    case '(': {
      const cast = castAt(reader);
      if (cast) return unary(reader);
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

function apply(sign: string, left: bigint, right: bigint): bigint {
  const truth = (value: boolean): bigint => (value ? 1n : 0n);
  switch (sign) {
    case '||':
      return truth(left !== 0n || right !== 0n);
    case '&&':
      return truth(left !== 0n && right !== 0n);
    case '|':
      return left | right;
    case '^':
      return left ^ right;
    case '&':
      return left & right;
    case '==':
      return truth(left === right);
    case '!=':
      return truth(left !== right);
    case '<':
      return truth(left < right);
    case '>':
      return truth(left > right);
    case '<=':
      return truth(left <= right);
    case '>=':
      return truth(left >= right);
    case '<<':
      return left << right;
    case '>>':
      return left >> right;
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    default:
      if (right === 0n) throw new UnknownValue();
      return sign === '/' ? left / right : left % right;
  }
}
