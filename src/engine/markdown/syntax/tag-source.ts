import { BraceReader } from './brace-reader';

/** The value of an attribute as it is written. */
export type AttributeValue =
  | { kind: 'text'; text: string }
  /** An attribute without a value. */
  | { kind: 'bare' }
  /** `{…}` without its braces. */
  | { kind: 'expression'; source: string };

/** A tag taken apart. */
export interface TagSource {
  name: string;
  kind: 'open' | 'close' | 'self';
  attributes: Map<string, AttributeValue>;
}

/** Name of the attribute `{...props}`. */
export const SPREAD_PROPS = '...props';

/**
 * Takes a tag apart that a tokenizer has found to be one: `<Name a="x" b={1} c />`. Spread attributes
 * `{...x}` get the name `...`, what a file was handed itself that of `SPREAD_PROPS`, a fragment `<>` has an
 * empty name. Comments are left out. `decode` turns the character references of values in quotes into
 * characters, of which HTML has more than JSX.
 */
export function readTagSource(raw: string, decode: (text: string) => string): TagSource {
  const head = /^<(?:(\/)\s*)?([A-Za-z][\w.:-]*)?/.exec(raw);
  const name = head?.[2] ?? '';
  const { attributes, endsInSlash } = readAttributes(raw.slice(head?.[0].length ?? 1, -1), decode);
  return { name, kind: head?.[1] === '/' ? 'close' : endsInSlash ? 'self' : 'open', attributes };
}

function readAttributes(
  text: string,
  decode: (text: string) => string,
): { attributes: Map<string, AttributeValue>; endsInSlash: boolean } {
  const found = new Map<string, AttributeValue>();
  let at = 0;
  let endsInSlash = false;
  const skipSpace = (): void => {
    at += /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(text.slice(at))?.[0].length ?? 0;
  };
  for (skipSpace(); at < text.length; skipSpace()) {
    if (text[at] === '{') {
      const end = braceEnd(text, at);
      found.set(/^\{\s*\.{3}\s*props\s*\}$/.test(text.slice(at, end)) ? SPREAD_PROPS : '...', { kind: 'bare' });
      at = end;
      continue;
    }
    const name = /^[^\s=/>"'{}]+/.exec(text.slice(at))?.[0];
    if (name === undefined) {
      endsInSlash = text[at] === '/' && text.slice(at + 1).trim() === '';
      at += 1;
      continue;
    }
    at += name.length;
    skipSpace();
    if (text[at] !== '=') {
      found.set(name, { kind: 'bare' });
      continue;
    }
    at += 1;
    skipSpace();
    const [value, end] = readValue(text, at, decode);
    found.set(name, value);
    at = end;
  }
  return { attributes: found, endsInSlash };
}

function readValue(text: string, at: number, decode: (text: string) => string): [AttributeValue, number] {
  const quote = text[at];
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, at + 1);
    const stop = end < 0 ? text.length : end;
    return [{ kind: 'text', text: decode(text.slice(at + 1, stop)) }, stop + 1];
  }
  if (quote === '{') {
    const end = braceEnd(text, at);
    return [{ kind: 'expression', source: text.slice(at + 1, end - 1).trim() }, end];
  }
  const bare = /^[^\s"'=<>`]+/.exec(text.slice(at))?.[0] ?? '';
  return [{ kind: 'text', text: decode(bare) }, at + Math.max(1, bare.length)];
}

/** Offset behind the brace that closes the one at `start`. */
function braceEnd(text: string, start: number): number {
  const reader = new BraceReader();
  for (let at = start; at < text.length; at += 1) if (reader.take(text.charCodeAt(at))) return at + 1;
  return text.length;
}
