import type { Place } from '../place';

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
  | { kind: 'unknown' };

/** A type and its names, outermost first. */
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

/** The type of one word or several, as `unsigned long int`; null when one of them is none of the compiler's. */
export function wordsType(words: readonly string[]): CType | null {
  const [word = ''] = words;
  if (words.length === 1) return typeOfWord(word);
  if (!words.every((one) => /^(?:unsigned|signed|long|short|int|char)$/.test(one))) return null;
  const signed = !words.includes('unsigned');
  // `__int128` is read as three times `long`.
  if (words.filter((one) => one === 'long').length === 3) return int(16, signed);
  const sizes = { char: 1, short: 2, long: 8 };
  return int(Object.entries(sizes).find(([one]) => words.includes(one))?.[1] ?? 4, signed);
}

function typeOfWord(name: string): CType | null {
  const [, letter, bits] = /^(?:__)?([us])(8|16|32|64)$/.exec(name) ?? [];
  if (letter !== undefined) return int(Number(bits) / 8, letter === 's');
  const [, sign, width] = /^(u?)int(8|16|32|64)_t$/.exec(name) ?? [];
  if (width !== undefined) return int(Number(width) / 8, sign === '');
  return BUILT_IN[name] ?? null;
}
