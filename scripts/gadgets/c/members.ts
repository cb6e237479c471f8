import { constant } from './constant';
import { balanced, splitCommas, type Token } from './tokens';
import { builtIn, wordsType, type CType, type EnumValue, type Member, type NamedType } from './types';

/** The names a C file has given so far. */
export interface Scope {
  /** By keyword and name: `struct event`, `enum code`. */
  types: Map<string, CType>;
  typedefs: Map<string, NamedType>;
  /** Values of enums, which sizes of arrays may use. */
  constants: Map<string, bigint>;
}

const QUALIFIERS = new Set(['const', 'volatile', 'static', 'extern', 'inline', '__hidden', '__weak', 'restrict']);

/** Reads one declaration without its semicolon: a type, and what is declared with it. */
export function readMembers(declaration: readonly Token[], scope: Scope): Member[] {
  const tokens = withoutAttributes(declaration).filter(({ text }) => !QUALIFIERS.has(text));
  const [first] = tokens;
  if (first === undefined) return [];
  const { type, end } = readType(tokens, declaration, scope);
  const declarators = splitCommas(tokens.slice(end));
  if (declarators.length === 0) {
    const isEmbedded = type.type.kind === 'struct' || type.type.kind === 'union';
    return isEmbedded && tokens[1]?.text === '{' ? [{ name: '', type, file: first.file, line: first.line }] : [];
  }
  return declarators.flatMap((declarator) => readDeclarator(declarator, type, scope) ?? []);
}

/** Reads the members between the brackets of a struct or union. */
function readBody(tokens: readonly Token[], scope: Scope): Member[] {
  const members: Member[] = [];
  let start = 0;
  for (let at = 0; at < tokens.length; at++) {
    const text = tokens[at]?.text ?? '';
    if ('([{'.includes(text)) at = balanced(tokens, at).end;
    else if (text === ';') {
      members.push(...readMembers(tokens.slice(start, at), scope));
      start = at + 1;
    }
  }
  return members;
}

function readType(tokens: readonly Token[], whole: readonly Token[], scope: Scope): { type: NamedType; end: number } {
  const keyword = tokens[0]?.text ?? '';
  if (keyword === 'struct' || keyword === 'union') return readStruct(keyword, tokens, scope);
  if (keyword === 'enum') return readEnumType(tokens, whole, scope);
  const known = scope.typedefs.get(keyword);
  if (known) return { type: { names: [keyword, ...known.names], type: known.type }, end: 1 };
  const unknown: CType = { kind: 'unknown', text: keyword };
  let end = 0;
  while (wordsType(tokens.slice(0, end + 1).map(({ text }) => text)) !== null && end < tokens.length) end++;
  if (end > 0) {
    const words = tokens.slice(0, end).map(({ text }) => text);
    return { type: { names: [words.join(' ')], type: wordsType(words) ?? unknown }, end };
  }
  return { type: { names: [keyword], type: builtIn(keyword) ?? unknown }, end: 1 };
}

function readStruct(
  keyword: 'struct' | 'union',
  tokens: readonly Token[],
  scope: Scope,
): { type: NamedType; end: number } {
  const name = tokens[1]?.kind === 'name' ? tokens[1].text : '';
  const open = name === '' ? 1 : 2;
  const key = `${keyword} ${name}`;
  if (tokens[open]?.text !== '{')
    return { type: { names: [name], type: scope.types.get(key) ?? { kind: keyword, name, members: null } }, end: open };
  const { inside, end } = balanced(tokens, open);
  const type: CType = { kind: keyword, name, members: readBody(inside, scope) };
  if (name !== '') scope.types.set(key, type);
  return { type: { names: name === '' ? [] : [name], type }, end: end + 1 };
}

function readEnumType(
  tokens: readonly Token[],
  whole: readonly Token[],
  scope: Scope,
): { type: NamedType; end: number } {
  const name = tokens[1]?.kind === 'name' ? tokens[1].text : '';
  const open = tokens.findIndex(({ text }) => text === '{');
  const end = open < 0 ? (name === '' ? 1 : 2) : balanced(tokens, open).end + 1;
  return { type: { names: [name], type: readEnum(whole, scope) }, end };
}

/** Reads an enum; one that is only named is looked up. Its values become constants of the scope. */
export function readEnum(whole: readonly Token[], scope: Scope): CType {
  const at = whole.findIndex(({ text }) => text === 'enum');
  const tokens = withoutAttributes(whole.slice(at));
  const name = tokens[1]?.kind === 'name' ? tokens[1].text : '';
  const open = tokens.findIndex(({ text }) => text === '{');
  if (open < 0) return scope.types.get(`enum ${name}`) ?? { kind: 'enum', name, size: 4, signed: false, values: null };
  const known = scope.types.get(`enum ${name}`);
  if (known && name !== '') return known;
  const values = readEnumValues(balanced(tokens, open).inside, scope);
  const colon = tokens.findIndex(({ text }) => text === ':');
  const written = colon < 0 || colon > open ? null : wordsType(tokens.slice(colon + 1, open).map(({ text }) => text));
  const isPacked = whole.some(({ text }) => text === 'packed' || text === '__packed__');
  const size = written?.kind === 'int' ? written.size : enumSize(values, isPacked);
  const signed = written?.kind === 'int' ? written.signed : values.some(({ value }) => value !== null && value < 0n);
  const type: CType = { kind: 'enum', name, size, signed, values };
  if (name !== '') scope.types.set(`enum ${name}`, type);
  return type;
}

function readEnumValues(inside: readonly Token[], scope: Scope): EnumValue[] {
  let next: bigint | null = 0n;
  return splitCommas(inside).flatMap((part) => {
    const [name, equals] = part;
    if (name === undefined) return [];
    const value: bigint | null = equals?.text === '=' ? constant(part.slice(2), scope.constants) : next;
    if (value !== null) scope.constants.set(name.text, value);
    next = value === null ? null : value + 1n;
    return [{ name: name.text, value }];
  });
}

function enumSize(values: readonly EnumValue[], isPacked: boolean): number {
  const largest = values.reduce((most, { value }) => (value !== null && value > most ? value : most), 0n);
  if (largest > 0xffffffffn) return 8;
  if (!isPacked) return 4;
  return largest > 0xffffn ? 4 : largest > 0xffn ? 2 : 1;
}

/** Reads `*name[4] : 3`. A function pointer is a pointer by the name in its first brackets. */
function readDeclarator(tokens: readonly Token[], base: NamedType, scope: Scope): Member | null {
  const pointer: NamedType = { names: [], type: { kind: 'pointer' } };
  if (tokens[0]?.text === '(') {
    const inner = balanced(tokens, 0).inside.find(({ kind }) => kind === 'name');
    return inner ? { name: inner.text, type: pointer, file: inner.file, line: inner.line } : null;
  }
  const at = tokens.findIndex(({ kind }) => kind === 'name');
  const name = tokens[at];
  if (name === undefined) return null;
  let type = tokens.slice(0, at).some(({ text }) => text === '*') ? pointer : base;
  const counts: (number | null)[] = [];
  for (let open = at + 1; tokens[open]?.text === '[';) {
    const { inside, end } = balanced(tokens, open);
    const count = constant(inside, scope.constants);
    counts.push(count === null ? null : Number(count));
    open = end + 1;
  }
  for (const count of counts.reverse()) type = { names: type.names, type: { kind: 'array', of: type, count } };
  return { name: name.text, type, file: name.file, line: name.line };
}

function withoutAttributes(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.text === '__attribute__') at = balanced(tokens, at + 1).end;
    else if (token) kept.push(token);
  }
  return kept;
}
