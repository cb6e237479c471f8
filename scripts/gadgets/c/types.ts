import type { Place } from './tokens';

/** A type of C as a gadget uses it. */
export type CType =
  | { kind: 'int'; size: number; signed: boolean }
  | { kind: 'bool' }
  | { kind: 'char' }
  | { kind: 'float'; size: number }
  | { kind: 'pointer' }
  | { kind: 'array'; of: NamedType; count: number | null }
  | { kind: 'struct' | 'union'; name: string; members: Member[] | null }
  | { kind: 'enum'; name: string; size: number; signed: boolean; values: EnumValue[] | null }
  | { kind: 'unknown'; text: string };

/** A type and the names it goes by, outermost first. */
export interface NamedType {
  names: string[];
  type: CType;
}

/** A member of a struct or union; without a name when it is an embedded one. */
export interface Member extends Place {
  name: string;
  type: NamedType;
}

export interface EnumValue {
  name: string;
  /** Null when it cannot be computed here. */
  value: bigint | null;
}

const int = (size: number, signed: boolean): CType => ({ kind: 'int', size, signed });

/** Types of the compiler and of the kernel's headers, which are not read. */
const BUILT_IN: Readonly<Record<string, CType>> = {
  bool: { kind: 'bool' },
  _Bool: { kind: 'bool' },
  char: { kind: 'char' },
  float: { kind: 'float', size: 4 },
  double: { kind: 'float', size: 8 },
  int: int(4, true),
  short: int(2, true),
  long: int(8, true),
  signed: int(4, true),
  unsigned: int(4, false),
  __int128: int(16, true),
  size_t: int(8, false),
  ssize_t: int(8, true),
  pid_t: int(4, true),
  uid_t: int(4, false),
  gid_t: int(4, false),
  dev_t: int(4, false),
  ino_t: int(8, false),
  loff_t: int(8, true),
  sector_t: int(8, false),
  __be16: int(2, false),
  __be32: int(4, false),
  __be64: int(8, false),
};

/** The type one word names, when it is one of the compiler or of the kernel. */
export function builtIn(name: string): CType | null {
  const [, letter, bits] = /^(?:__)?([us])(8|16|32|64)$/.exec(name) ?? [];
  if (letter !== undefined) return int(Number(bits) / 8, letter === 's');
  const [, sign, width] = /^(u?)int(8|16|32|64)_t$/.exec(name) ?? [];
  if (width !== undefined) return int(Number(width) / 8, sign === '');
  return BUILT_IN[name] ?? null;
}

/** The type of several words, as `unsigned long int`; null when one of them is none of the compiler's. */
export function wordsType(words: readonly string[]): CType | null {
  if (words.length === 1) return builtIn(words[0] ?? '');
  if (!words.every((word) => /^(?:unsigned|signed|long|short|int|char|__int128)$/.test(word))) return null;
  const signed = !words.includes('unsigned');
  const sizes = { __int128: 16, char: 1, short: 2, long: 8 };
  return int(Object.entries(sizes).find(([word]) => words.includes(word))?.[1] ?? 4, signed);
}
