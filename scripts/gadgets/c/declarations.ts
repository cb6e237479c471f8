import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/cpp';
import { placeOf, type Place } from '../place';
import { childrenOf, constant } from './constant';
import { textOf, type MacroCall } from './macros';
import type { Preprocessed } from './preprocess';
import type { Token } from './tokens';
import { wordsType, type CType, type EnumValue, type Member, type NamedType } from './types';

/** A variable at the top of a file. */
export interface Variable extends Member {
  /** The value it begins with, 0 when none is written; null when it cannot be computed. */
  value: bigint | null;
}

/** What a C file declares. */
export interface Declarations {
  /** By keyword and name: `struct event`, `enum code`. */
  types: Map<string, CType>;
  typedefs: Map<string, NamedType>;
  /** Values of enums, which sizes of arrays may use. */
  constants: Map<string, bigint>;
  variables: Map<string, Variable>;
  calls: MacroCall[];
}

/** Declarations while they are read from their text. */
interface Reader extends Declarations {
  text: string;
  slice: (node: SyntaxNode | null | undefined) => string;
  place: (node: SyntaxNode) => Place;
}

const TYPES = new Set([
  'StructSpecifier',
  'UnionSpecifier',
  'EnumSpecifier',
  'TypeIdentifier',
  'PrimitiveType',
  'SizedTypeSpecifier',
]);
const POINTER: NamedType = { names: [], type: { kind: 'pointer' } };

/** Reads the types and variables at the top of a file. Functions are left out. */
export function readDeclarations({ tokens, calls }: Preprocessed): Declarations {
  const reader = openReader(withoutBodies(tokens), calls);
  for (const node of childrenOf(parser.parse(reader.text).topNode)) {
    if (node.name === 'TypeDefinition') {
      for (const { name, type } of readMembers(node, reader)) reader.typedefs.set(name, type);
    } else if (node.name === 'Declaration') {
      for (const variable of readMembers(node, reader)) reader.variables.set(variable.name, variable);
    } else if (TYPES.has(node.name)) readType(node, reader);
  }
  return reader;
}

/** Removes function bodies, which no caller needs: the grammar cannot parse macros that expand to statements. */
function withoutBodies(tokens: readonly Token[]): Token[] {
  let depth = 0;
  let isBody = false;
  return tokens.flatMap((token, at) => {
    if (token.text === '{' && depth++ === 0) isBody = tokens[at - 1]?.text === ')';
    if (token.text === '}') depth--;
    if (!isBody) return token;
    isBody = depth > 0;
    return isBody ? [] : { ...token, text: ';' };
  });
}

function openReader(tokens: readonly Token[], calls: MacroCall[]): Reader {
  const text = textOf(tokens);
  const places = new Map<number, Place>();
  let from = 0;
  for (const token of tokens) {
    places.set(from, token);
    from += token.text.length + 1;
  }
  return {
    types: new Map(),
    typedefs: new Map(),
    constants: new Map(),
    variables: new Map(),
    calls,
    text,
    slice: (node) => (node ? text.slice(node.from, node.to).trim() : ''),
    place: (node) => placeOf(places.get(node.from) ?? { file: '', line: 0 }),
  };
}

/** Reads one declaration: a type, and what is declared with it. A struct alone is a member without a name. */
function readMembers(node: SyntaxNode, reader: Reader): Variable[] {
  const parts = childrenOf(node);
  const at = parts.findIndex(({ name }) => TYPES.has(name));
  const [first, ...declarators] = parts.slice(at);
  if (first === undefined) return [];
  // What the grammar cannot read has no type, rather than a wrong one.
  const isRead = !parts.some(({ type: { isError } }) => isError);
  const type: NamedType = isRead ? readType(first, reader) : { names: [], type: { kind: 'unknown' } };
  const isEmbedded = declarators.length === 0 && first.getChild('FieldDeclarationList') !== null;
  if (isEmbedded) return [{ name: '', type, value: null, ...reader.place(first) }];
  return declarators.flatMap((declarator) => readDeclarator(declarator, type, reader) ?? []);
}

/** Reads `*name[4] = 3`; null for a function, and for what is no declarator. */
function readDeclarator(node: SyntaxNode | null, type: NamedType, reader: Reader): Variable | null {
  const [first, second] = childrenOf(node);
  switch (node?.name) {
    case 'Identifier':
    case 'FieldIdentifier':
    case 'TypeIdentifier':
      return { name: reader.slice(node), type, value: 0n, ...reader.place(node) };
    case 'PointerDeclarator':
      return readDeclarator(node.lastChild, POINTER, reader);
    case 'ParenthesizedDeclarator':
      return readDeclarator(second ?? null, type, reader);
    case 'FunctionDeclarator':
      return readDeclarator(node.getChild('ParenthesizedDeclarator'), POINTER, reader);
    case 'ArrayDeclarator': {
      const count = valueOf(node.getChild('[')?.nextSibling, reader);
      const array: CType = { kind: 'array', of: type, count: count === null ? null : Number(count) };
      return readDeclarator(first ?? null, { names: type.names, type: array }, reader);
    }
    case 'InitDeclarator': {
      const declared = readDeclarator(first ?? null, type, reader);
      return declared && { ...declared, value: valueOf(node.lastChild, reader) };
    }
    default:
      return null;
  }
}

function valueOf(node: SyntaxNode | null | undefined, { text, constants }: Reader): bigint | null {
  return constant(node, text, (name) => constants.get(name) ?? null);
}

function readType(node: SyntaxNode, reader: Reader): NamedType {
  if (node.name === 'StructSpecifier') return readStruct('struct', node, reader);
  if (node.name === 'UnionSpecifier') return readStruct('union', node, reader);
  if (node.name === 'EnumSpecifier') return readEnum(node, reader);
  const name = reader.slice(node);
  const known = reader.typedefs.get(name);
  if (known) return { names: [name, ...known.names], type: known.type };
  return { names: [name], type: wordsType(name.split(' ')) ?? { kind: 'unknown' } };
}

function readStruct(kind: 'struct' | 'union', node: SyntaxNode, reader: Reader): NamedType {
  const name = reader.slice(node.getChild('TypeIdentifier'));
  const names = name === '' ? [] : [name];
  const key = `${kind} ${name}`;
  const body = node.getChild('FieldDeclarationList');
  if (body === null) return { names, type: reader.types.get(key) ?? { kind, name, members: null } };
  const members = body.getChildren('FieldDeclaration').flatMap((one) => readMembers(one, reader));
  const type: CType = { kind, name, members };
  if (name !== '') reader.types.set(key, type);
  return { names, type };
}

/**
 * Reads an enum; one that is only named is looked up. Its values become constants. Attributes are already left out, so a
 * packed enum would be read as four bytes: no gadget has one.
 */
function readEnum(node: SyntaxNode, reader: Reader): NamedType {
  const [tag, written] = childrenOf(node).filter((child) => TYPES.has(child.name));
  const name = reader.slice(tag);
  const key = `enum ${name}`;
  const known = name === '' ? undefined : reader.types.get(key);
  const list = node.getChild('EnumeratorList');
  if (known || list === null)
    return { names: [name], type: known ?? { kind: 'enum', name, size: 4, signed: false, values: null } };
  const values = readEnumValues(list, reader);
  const numbers = values.map(({ value }) => value ?? 0n);
  const base = written && readType(written, reader).type;
  const { size, signed } =
    base?.kind === 'int'
      ? base
      : { size: numbers.some((value) => value > 0xffffffffn) ? 8 : 4, signed: numbers.some((value) => value < 0n) };
  const type: CType = { kind: 'enum', name, size, signed, values };
  if (name !== '') reader.types.set(key, type);
  return { names: [name], type };
}

function readEnumValues(list: SyntaxNode, reader: Reader): EnumValue[] {
  let next: bigint | null = 0n;
  return list.getChildren('Enumerator').map(({ firstChild, lastChild }) => {
    const name = reader.slice(firstChild);
    const value: bigint | null = firstChild?.nextSibling ? valueOf(lastChild, reader) : next;
    if (value !== null) reader.constants.set(name, value);
    next = value === null ? null : value + 1n;
    return { name, value };
  });
}
