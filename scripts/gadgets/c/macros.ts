import { balanced, placeOf, splitCommas, type Token } from './tokens';

/** A macro: with parameters, or without (`null`). */
export interface Macro {
  params: readonly string[] | null;
  isVariadic: boolean;
  body: readonly Token[];
}

/** Replaces macros by what they stand for, again and again, each at most once within itself. */
export function expand(tokens: readonly Token[], macros: ReadonlyMap<string, Macro>): Token[] {
  const out: Token[] = [];
  const left = [...tokens].reverse();
  for (let token = left.pop(); token !== undefined; token = left.pop()) {
    const macro = token.kind === 'name' && !token.from?.has(token.text) ? macros.get(token.text) : undefined;
    if (macro === undefined) {
      out.push(token);
      continue;
    }
    const result = call(token, macro, left, macros);
    if (result === null) out.push(token);
    else left.push(...result.reverse());
  }
  return out;
}

/** What one macro stands for; takes its arguments off `left`. Null when a macro with parameters has no bracket. */
function call(token: Token, macro: Macro, left: Token[], macros: ReadonlyMap<string, Macro>): Token[] | null {
  let args: Token[][] = [];
  if (macro.params !== null) {
    if (left.at(-1)?.text !== '(') return null;
    args = splitCommas(takeBracket(left));
  }
  const from = new Set([...(token.from ?? []), token.text]);
  return substitute(macro, args, macros).map((one) => ({
    ...one,
    ...placeOf(token),
    from: new Set([...from, ...(one.from ?? [])]),
  }));
}

function takeBracket(left: Token[]): Token[] {
  const ahead: Token[] = [];
  let depth = 0;
  for (let token = left.pop(); token !== undefined; token = left.pop()) {
    ahead.push(token);
    if (token.text === '(') depth++;
    if (token.text === ')' && --depth === 0) break;
  }
  return balanced(ahead, 0).inside;
}

function substitute(macro: Macro, args: readonly Token[][], macros: ReadonlyMap<string, Macro>): Token[] {
  const params = macro.params ?? [];
  const argumentOf = (token: Token | undefined): Token[] | null => {
    if (token?.kind !== 'name') return null;
    if (macro.isVariadic && token.text === '__VA_ARGS__') return joinCommas(args.slice(params.length));
    const index = params.indexOf(token.text);
    return index < 0 ? null : (args[index] ?? []);
  };
  const out: Token[] = [];
  for (let at = 0; at < macro.body.length; at++) {
    const token = macro.body[at];
    if (token === undefined) continue;
    if (token.text === '##') {
      const next = macro.body[++at];
      paste(out, argumentOf(next) ?? (next ? [next] : []));
      continue;
    }
    const argument = argumentOf(token);
    if (argument === null) out.push(token);
    else if (macro.body[at + 1]?.text === '##') out.push(...argument);
    else out.push(...expand(argument, macros));
  }
  return out;
}

function paste(out: Token[], right: readonly Token[]): void {
  const last = out.pop();
  const [first, ...rest] = right;
  if (last && first) out.push({ ...last, text: `${last.text}${first.text}` }, ...rest);
  else if (last) out.push(last);
  else out.push(...right);
}

function joinCommas(parts: readonly Token[][]): Token[] {
  return parts.flatMap((part, index) => {
    const [first] = part;
    return index === 0 || first === undefined ? part : [{ ...first, kind: 'sign' as const, text: ',' }, ...part];
  });
}
