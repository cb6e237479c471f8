import { constant } from './constant';
import { readMembers, readEnum, type Scope } from './members';
import { balanced, splitCommas, type Place, type Token } from './tokens';
import type { NamedType } from './types';

/** A call of a macro at the top of a file: `GADGET_TRACER(open, events, event)`. */
export interface MacroCall extends Place {
  name: string;
  args: string[];
}

/** A variable at the top of a file. */
export interface Variable extends Place {
  name: string;
  type: NamedType;
  /** The value it begins with, 0 when none is written; null when it cannot be computed. */
  value: bigint | null;
  /** For a map: types by the words `key` and `value`. */
  map: Readonly<Record<string, NamedType>>;
}

/** What a C file declares. */
export interface Declarations {
  scope: Scope;
  calls: MacroCall[];
  variables: Map<string, Variable>;
  /** Names of the sections that programs are put in. */
  sections: (Place & { name: string })[];
}

/** Reads what is at the top of a file: types, variables and calls of the macros in `kept`. Functions are left out. */
export function readDeclarations(tokens: readonly Token[], kept: ReadonlySet<string>): Declarations {
  const found: Declarations = {
    scope: { types: new Map(), typedefs: new Map(), constants: new Map() },
    calls: [],
    variables: new Map(),
    sections: [],
  };
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    if (kept.has(token.text) && tokens[at + 1]?.text === '(') {
      const { inside, end } = balanced(tokens, at + 1);
      const args = splitCommas(inside).map((part) => part.map(({ text }) => text).join(' '));
      found.calls.push({ name: token.text, args, file: token.file, line: token.line });
      at = end + (tokens[end + 1]?.text === ';' ? 2 : 1);
      continue;
    }
    const { statement, end, isFunction } = nextStatement(tokens, at, kept);
    const section = sectionOf(statement);
    if (isFunction && section) found.sections.push(section);
    if (!isFunction) declare(statement, found);
    at = end;
  }
  return found;
}

/** The tokens up to the semicolon, or to the end of a function's body. */
function nextStatement(
  tokens: readonly Token[],
  start: number,
  kept: ReadonlySet<string>,
): { statement: Token[]; end: number; isFunction: boolean } {
  for (let at = start; at < tokens.length; at++) {
    const text = tokens[at]?.text ?? '';
    if (at > start && kept.has(text) && tokens[at + 1]?.text === '(')
      return { statement: tokens.slice(start, at), end: at, isFunction: false };
    if (text === ';') return { statement: tokens.slice(start, at), end: at + 1, isFunction: false };
    if (text === '(' || text === '[') at = balanced(tokens, at).end;
    else if (text === '{') {
      const before = tokens[at - 1]?.text;
      const { end } = balanced(tokens, at);
      if (before === ')') return { statement: tokens.slice(start, at), end: end + 1, isFunction: true };
      at = end;
    }
  }
  return { statement: tokens.slice(start), end: tokens.length, isFunction: false };
}

function sectionOf(statement: readonly Token[]): (Place & { name: string }) | null {
  const at = statement.findIndex(({ text }) => text === 'SEC');
  const name = statement[at + 2];
  return at < 0 || name?.kind !== 'text' ? null : { name: name.text.slice(1, -1), file: name.file, line: name.line };
}

function declare(statement: readonly Token[], found: Declarations): void {
  const words = statement.map(({ text }) => text);
  if (words[0] === 'typedef') {
    for (const { name, type } of readMembers(statement.slice(1), found.scope)) found.scope.typedefs.set(name, type);
    return;
  }
  if (words[0] === 'enum') readEnum(statement, found.scope);
  // A prototype has a bracket in front of any value; it declares no variable.
  const value = statement.findIndex(({ text }) => text === '=');
  const head = withoutSection(value < 0 ? statement : statement.slice(0, value));
  if (head.some(({ text }, index) => text === '(' && isPrototype(head, index))) return;
  for (const member of readMembers(head, found.scope)) {
    found.variables.set(member.name, {
      ...member,
      value: value < 0 ? 0n : constant(statement.slice(value + 1), found.scope.constants),
      map: mapTypes(head, found),
    });
  }
}

function withoutSection(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => text === 'SEC');
  return at < 0 ? [...tokens] : [...tokens.slice(0, at), ...tokens.slice(balanced(tokens, at + 1).end + 1)];
}

function isPrototype(head: readonly Token[], at: number): boolean {
  const before = head[at - 1]?.text;
  const depth = head.slice(0, at).reduce((sum, { text }) => sum + (text === '{' ? 1 : text === '}' ? -1 : 0), 0);
  return depth === 0 && before !== '__attribute__' && before !== 'typeof';
}

/** Types that a map of libbpf names: `__type(key, struct x)`. */
function mapTypes(head: readonly Token[], found: Declarations): Record<string, NamedType> {
  const types: Record<string, NamedType> = {};
  head.forEach(({ text }, at) => {
    if (text !== '__type') return;
    const [word, ...type] = splitCommas(balanced(head, at + 1).inside);
    const [member] = readMembers([...type.flat(), { ...head[at], kind: 'name', text: '_' } as Token], found.scope);
    if (word?.[0] && member) types[word[0].text] = member.type;
  });
  return types;
}
