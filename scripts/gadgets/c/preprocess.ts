import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTrue } from './constant';
import { expand, type Macro } from './macros';
import { balanced, splitCommas, tokenize, type Directive, type Token } from './tokens';

/** Where headers are looked for: a header of the tool, or null for one of the system, which is left out. */
type FindHeader = (name: string, quoted: boolean, from: string) => string | null;

/**
 * The tokens of a C file with its headers, conditions decided and macros expanded. Calls of the macros in `kept` stay
 * as they are written. Files are named relative to `root`.
 */
export function preprocess(root: string, file: string, findHeader: FindHeader, kept: ReadonlySet<string>): Token[] {
  const state: State = { root, findHeader, kept, macros: new Map(), seen: new Set(), out: [] };
  readFile(file, state);
  return state.out;
}

interface State {
  root: string;
  findHeader: FindHeader;
  kept: ReadonlySet<string>;
  macros: Map<string, Macro>;
  /** Headers with `#pragma once`, or read before. */
  seen: Set<string>;
  out: Token[];
}

/** A condition that is open: whether its lines count, and whether one of its branches did. */
interface Open {
  counts: boolean;
  taken: boolean;
}

function readFile(file: string, state: State): void {
  if (state.seen.has(file)) return;
  state.seen.add(file);
  const tokens = tokenize(readFileSync(path.join(state.root, file), 'utf8'), file);
  const open: Open[] = [];
  let run: Token[] = [];
  const flush = (): void => {
    state.out.push(...expand(run, state.macros));
    run = [];
  };
  for (const token of tokens) {
    if (token.kind !== 'directive') {
      if (open.every(({ counts }) => counts)) run.push(token);
      continue;
    }
    if (decide(token, open, state.macros)) continue;
    if (!open.every(({ counts }) => counts)) continue;
    flush();
    obey(token, state);
  }
  flush();
}

function decide(directive: Directive, open: Open[], macros: ReadonlyMap<string, Macro>): boolean {
  const top = open.at(-1);
  const start = (counts: boolean): void => void open.push({ counts, taken: counts });
  switch (directive.name) {
    case 'if':
      start(isTrue(directive.tokens, macros));
      return true;
    case 'ifdef':
      start(macros.has(directive.tokens[0]?.text ?? ''));
      return true;
    case 'ifndef':
      start(!macros.has(directive.tokens[0]?.text ?? ''));
      return true;
    case 'elif':
    case 'else':
      if (top) {
        top.counts = !top.taken && (directive.name === 'else' || isTrue(directive.tokens, macros));
        top.taken ||= top.counts;
      }
      return true;
    case 'endif':
      open.pop();
      return true;
    default:
      return false;
  }
}

function obey(directive: Directive, state: State): void {
  const [first] = directive.tokens;
  if (directive.name === 'undef' && first) state.macros.delete(first.text);
  if (directive.name === 'define' && first && !state.kept.has(first.text))
    state.macros.set(first.text, macroOf(directive));
  if (directive.name !== 'include') return;
  const [, quote, name] = /^(["<])([^">]+)/.exec(directive.rest) ?? [];
  const header = name === undefined ? null : state.findHeader(name, quote === '"', directive.file);
  if (header !== null) readFile(header, state);
}

/** A macro has parameters only when its bracket follows the name at once. */
function macroOf({ tokens, rest }: Directive): Macro {
  const name = tokens[0]?.text ?? '';
  if (!rest.startsWith(`${name}(`)) return { params: null, isVariadic: false, body: tokens.slice(1) };
  const { inside, end } = balanced(tokens, 1);
  const params = splitCommas(inside).map((part) => part[0]?.text ?? '');
  const isVariadic = params.at(-1) === '...';
  return { params: isVariadic ? params.slice(0, -1) : params, isVariadic, body: tokens.slice(end + 1) };
}
