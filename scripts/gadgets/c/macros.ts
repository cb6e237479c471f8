import { placeOf, type Place } from '../place';
import type { Token } from './tokens';

/** A macro: with parameters, or without (`null`). The last parameter of a variadic one is `__VA_ARGS__`. */
export interface Macro {
  params: readonly string[] | null;
  body: readonly Token[];
}

/** Macros of the tool that say what a program offers, and macros that declare nothing. */
const RECORDED = /^(?:GADGET_[A-Z_]+|SEC|__attribute__|asm)$/;

/** A call that is recorded and left out of the program: `GADGET_TRACER(open, events, event)`. */
export interface MacroCall extends Place {
  name: string;
  args: string[];
}

/** The macros at a point of a program. */
export interface Macros {
  defined: Map<string, Macro>;
  calls: MacroCall[];
}

/** Replaces macros by what they stand for, again and again, each at most once within itself. */
export function expand(tokens: readonly Token[], macros: Macros): Token[] {
  const out: Token[] = [];
  const left = tokens.toReversed();
  for (let token = left.pop(); token !== undefined; token = left.pop()) {
    const { text: name } = token;
    const macro = token.from?.has(name) ? undefined : macros.defined.get(name);
    const isCall = left.at(-1)?.text === '(';
    if (isCall && RECORDED.test(name)) {
      const args = takeArguments(left).map((arg) => textOf(expand(arg, macros)));
      macros.calls.push({ name, args, ...placeOf(token) });
    } else if (macro === undefined || (macro.params !== null && !isCall)) out.push(token);
    else left.push(...replacement(token, macro, left, macros).reverse());
  }
  return out;
}

/** The tokens as text of C. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}

/** Takes a bracket and what is in it off the end of `left`, split at its commas. Only the first `limit` - 1 commas split. */
export function takeArguments(left: Token[], limit = Infinity): Token[][] {
  const args: Token[][] = [[]];
  let depth = 0;
  for (let token = left.pop(); token !== undefined; token = left.pop()) {
    if (token.text === '(' && ++depth === 1) continue;
    if (token.text === ')' && --depth === 0) break;
    if (token.text === ',' && depth === 1 && args.length < limit) args.push([]);
    else args.at(-1)?.push(token);
  }
  return args;
}

/** The expansion of one macro call; removes its arguments from `left`. */
function replacement(token: Token, { params, body }: Macro, left: Token[], macros: Macros): Token[] {
  const args = params === null ? [] : takeArguments(left, params.at(-1) === '__VA_ARGS__' ? params.length : Infinity);
  const out: Token[] = [];
  body.forEach((one, at) => {
    if (one.text === '##') return;
    const index = params?.indexOf(one.text) ?? -1;
    const isPasted = body[at - 1]?.text === '##';
    const argument = index < 0 ? [one] : (args[index] ?? []);
    const piece = index < 0 || isPasted || body[at + 1]?.text === '##' ? [...argument] : expand(argument, macros);
    const last = isPasted && piece.length > 0 ? out.pop() : undefined;
    if (last) piece.splice(0, 1, { ...last, text: `${last.text}${piece[0]?.text}` });
    out.push(...piece);
  });
  const from = [...(token.from ?? []), token.text];
  return out.map((one) => ({ ...one, ...placeOf(token), from: new Set([...from, ...(one.from ?? [])]) }));
}
