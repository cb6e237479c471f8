import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTrue } from './constant';
import { expand, takeArguments, type Macro, type MacroCall, type Macros } from './macros';
import { LOGICAL_LINE, tokenize, type Token } from './tokens';

/** Where headers are looked for: a header of the tool, or null for one of the system, which is left out. */
type FindHeader = (name: string, quoted: boolean, from: string) => string | null;

/** A program without directives and macros. */
export interface Preprocessed {
  tokens: Token[];
  /** Calls of recorded macros. */
  calls: MacroCall[];
}

/** Macros of the libbpf headers that declarations need, and a type that the C++ grammar does not know. */
const LIBBPF = `
#define __type(name, type) type name
#define __uint(name, value) int name
#define __ulong(name, value) int name
#define __array(name, value) int name
#define __int128 long long long
${['always_inline', 'noinline', 'hidden', 'weak', 'kconfig', 'ksym', 'kptr'].map((word) => `#define __${word}`).join('\n')}
`;

/**
 * Reads a C file with its headers, with conditions decided and macros expanded. Files are named relative to `root`.
 */
export function preprocess(root: string, file: string, findHeader: FindHeader): Preprocessed {
  const state: State = { root, findHeader, macros: { defined: new Map(), calls: [] }, seen: new Set(), tokens: [] };
  readText(LIBBPF, '', state);
  readFile(file, state);
  return { tokens: state.tokens, calls: state.macros.calls };
}

interface State {
  root: string;
  findHeader: FindHeader;
  macros: Macros;
  /** Headers with `#pragma once`, or read before. */
  seen: Set<string>;
  tokens: Token[];
}

/** A condition that is open: whether its lines count, and whether one of its branches did. */
interface Open {
  counts: boolean;
  taken: boolean;
}

function readFile(file: string, state: State): void {
  if (state.seen.has(file)) return;
  state.seen.add(file);
  readText(`${readFileSync(path.join(state.root, file), 'utf8')}\n`, file, state);
}

function readText(text: string, file: string, state: State): void {
  const open: Open[] = [];
  let run: Token[] = [];
  const flush = (): void => void state.tokens.push(...expand(run.splice(0), state.macros));
  let line = 1;
  for (const [whole] of text.matchAll(LOGICAL_LINE)) {
    const [, name, rest = ''] = /^\s*#\s*(\w+)\s*([^]*)/.exec(whole) ?? [];
    const counts = open.every((one) => one.counts);
    if (name === undefined) run.push(...(counts ? tokenize(whole, file, line) : []));
    else if (!decide(name, rest, open, state.macros) && counts) {
      flush();
      obey(name, rest, file, state);
    }
    line += whole.split('\n').length - 1;
  }
  flush();
}

/** Opens, turns or closes a condition; false for other directives. */
function decide(name: string, rest: string, open: Open[], macros: Macros): boolean {
  const top = open.at(-1);
  const isMet = (): boolean =>
    name.endsWith('def')
      ? macros.defined.has(/^\w*/.exec(rest)?.[0] ?? '') === !name.endsWith('ndef')
      : name === 'else' || isTrue(rest, macros);
  if (name.startsWith('if')) {
    const counts = isMet();
    open.push({ counts, taken: counts });
  } else if (name.startsWith('el')) {
    if (top) top.counts = !top.taken && isMet();
    if (top) top.taken ||= top.counts;
  } else if (name === 'endif') open.pop();
  else return false;
  return true;
}

function obey(name: string, rest: string, file: string, state: State): void {
  const { defined } = state.macros;
  const word = /^\w*/.exec(rest)?.[0] ?? '';
  if (name === 'undef') defined.delete(word);
  if (name === 'define') defined.set(word, macroOf(rest.slice(word.length), file));
  if (name !== 'include') return;
  const [, quote, header] = /^(["<])([^">]+)/.exec(rest) ?? [];
  const found = header === undefined ? null : state.findHeader(header, quote === '"', file);
  if (found !== null) readFile(found, state);
}

/** A macro has parameters only when its bracket follows the name at once. */
function macroOf(rest: string, file: string): Macro {
  const tokens = tokenize(rest, file, 1);
  if (!rest.startsWith('(')) return { params: null, body: tokens };
  const left = tokens.reverse();
  const params = takeArguments(left).map(([word]) => (word?.text === '...' ? '__VA_ARGS__' : (word?.text ?? '')));
  return { params, body: left.reverse() };
}
