/** A place in a file of the tool. */
export interface Place {
  file: string;
  line: number;
}

/** The place of a thing, without what else is known of it. */
export function placeOf({ file, line }: Place): Place {
  return { file, line };
}

/** A word, number, text or sign of C. */
export interface Token extends Place {
  kind: 'name' | 'number' | 'text' | 'sign';
  text: string;
  /** Macros it came out of; they are not expanded in it again. */
  from?: ReadonlySet<string>;
}

/** A line that begins with `#`, its continuations joined. */
export interface Directive extends Place {
  kind: 'directive';
  name: string;
  /** What follows the name, as written. */
  rest: string;
  tokens: Token[];
}

const WORD = /^[A-Za-z_]\w*/;
const NUMBER = /^(?:0[xX][0-9a-fA-F]+|\d+(?:\.\d+)?)[uUlL]*/;
const TEXT = /^(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/;
const SIGN = /^(?:\.\.\.|##|<<=?|>>=?|->|[=!<>+\-*/%&|^]=|&&|\|\||\+\+|--|[^\s])/;
const DIRECTIVE = /^#[ \t]*([a-z_]+)(?![\w])/;

/** Reads C into tokens; comments are dropped, directives are kept whole. `firstLine` is the line the text begins at. */
export function tokenize(text: string, file: string, firstLine = 1): (Token | Directive)[] {
  const found: (Token | Directive)[] = [];
  let line = firstLine;
  let isLineStart = true;
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at, at + 400);
    const skip = /^(?:[ \t\r\f]+|\\\r?\n|\n)/.exec(rest)?.[0] ?? commentAt(text, at);
    if (skip !== null) {
      line += skip.split('\n').length - 1;
      if (skip === '\n') isLineStart = true;
      at += skip.length;
      continue;
    }
    const directive = isLineStart ? DIRECTIVE.exec(rest) : null;
    if (directive !== null) {
      const whole = /^(?:\\\r?\n|\/\*[\s\S]*?\*\/|[^\n])*/.exec(text.slice(at))?.[0] ?? '';
      const body = whole.slice(directive[0].length);
      const tokens = tokenize(body, file, line).filter((token) => token.kind !== 'directive');
      found.push({ kind: 'directive', name: directive[1] ?? '', rest: body.trim(), tokens, file, line });
      line += whole.split('\n').length - 1;
      at += whole.length;
      continue;
    }
    isLineStart = false;
    const token = tokenAt(rest);
    found.push({ ...token, file, line });
    at += token.text.length;
  }
  return found;
}

function commentAt(text: string, at: number): string | null {
  if (text.startsWith('//', at)) {
    const end = text.indexOf('\n', at);
    return text.slice(at, end < 0 ? text.length : end);
  }
  if (!text.startsWith('/*', at)) return null;
  const end = text.indexOf('*/', at + 2);
  return text.slice(at, end < 0 ? text.length : end + 2);
}

function tokenAt(rest: string): Pick<Token, 'kind' | 'text'> {
  for (const [kind, pattern] of [
    ['name', WORD],
    ['number', NUMBER],
    ['text', TEXT],
  ] as const) {
    const found = pattern.exec(rest);
    if (found) return { kind, text: found[0] };
  }
  return { kind: 'sign', text: SIGN.exec(rest)?.[0] ?? rest.charAt(0) };
}

/** The tokens up to the bracket that closes the one at `open`, without both; and where they end. */
export function balanced(tokens: readonly Token[], open: number): { inside: Token[]; end: number } {
  const pairs: Record<string, string> = { '(': ')', '{': '}', '[': ']' };
  const first = tokens[open]?.text ?? '';
  const last = pairs[first];
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    const { kind, text } = tokens[at] ?? { kind: 'sign', text: '' };
    if (kind !== 'sign') continue;
    if (text === first) depth++;
    if (text === last && --depth === 0) return { inside: tokens.slice(open + 1, at), end: at };
  }
  return { inside: tokens.slice(open + 1), end: tokens.length };
}

/** Splits at the commas that stand in no bracket. */
export function splitCommas(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.kind === 'sign' && '([{'.includes(token.text)) depth++;
    if (token.kind === 'sign' && ')]}'.includes(token.text)) depth--;
    if (depth === 0 && token.kind === 'sign' && token.text === ',') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.length === 1 && parts[0]?.length === 0 ? [] : parts;
}
