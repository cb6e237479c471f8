import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../src/engine/model/test-folder';
import { readDeclarations, type Declarations } from './declarations';
import { preprocess, type Preprocessed } from './preprocess';
import type { NamedType } from './types';

const { at, writeAll } = temporaryFolder();

function preprocessed(text: string, headers: Record<string, string> = {}): Preprocessed {
  writeAll({ ...headers, 'a.c': text });
  return preprocess(at(), 'a.c', (name, quoted) => (quoted && name in headers ? name : null));
}
const expanded = (text: string, headers?: Record<string, string>): string =>
  preprocessed(text, headers)
    .tokens.map((token) => token.text)
    .join(' ');
const declared = (text: string): Declarations => readDeclarations(preprocessed(text));

describe('before the compiler', () => {
  test.each([
    ['of two branches one', '#if 0\na\n#else\nb\n#endif\nc', 'b c'],
    ['of three branches the first whose condition is true', '#if 0\na\n#elif 1\nb\n#elif 1\nc\n#else\nd\n#endif', 'b'],
    ['a branch in one that does not count', '#if 0\n#if 1\na\n#endif\nb\n#endif\nc', 'c'],
    ['what is defined', '#define X\n#ifdef X\na\n#endif\n#ifndef X\nb\n#endif', 'a'],
    ['what is no longer defined', '#define X 1\nX\n#undef X\nX', '1 X'],
    ['a definition that does not count', '#if 0\n#define X 1\n#endif\nX', 'X'],
    ['a macro with arguments', '#define ADD(a, b) a + b\nADD(1, (2, 3))', '1 + ( 2 , 3 )'],
    ['a macro without its bracket', '#define ADD(a) a\nADD', 'ADD'],
    ['a name before a bracket', '#define PAIR (1)\nPAIR', '( 1 )'],
    ['pasted names', '#define NAME(a) bell_##a\nNAME(x)', 'bell_x'],
    ['a pasted argument as it is written', '#define Y z\n#define NAME(a) a##_1 a\nNAME(Y)', 'Y_1 z'],
    ['pasted to nothing', '#define NAME(a) x##a y\nNAME()', 'x y'],
    ['more arguments', '#define CALL(f, ...) f(__VA_ARGS__)\nCALL(g, 1, 2)', 'g ( 1 , 2 )'],
    ['itself only once', '#define A A + B\n#define B A\nA', 'A + A'],
    ['calls that are recorded', '#define GADGET_PF(a) left\nGADGET_PF(1);', ';'],
    ['a long line', '#define X 1 + \\\n  2\nX', '1 + 2'],
    ['comments', 'a /* b\nc */ d // e\nf', 'a d f'],
    ['lines that end as on Windows', '#define X 1 + \\\r\n  2\r\n#if 1 // x\r\nX\r\n#endif\r\n', '1 + 2'],
    ['branches of later C', '#define X\n#if 0\n#elifndef X\na\n#elifdef X\nb\n#endif', 'b'],
    ['text that looks like a comment', '"/* a */" \'"\'', '"/* a */" \'"\''],
  ])('%s', (_, text, expected) => expect(expanded(text)).toBe(expected));

  test.each([
    ['defined(ON)', true],
    ['defined ON', true],
    ['!defined(OFF)', true],
    ['defined OFF', false],
    ['defined(OFF) || VERSION >= 3', true],
    ['defined ON && VERSION > 3', false],
    ['OFF', false],
    ['1 / 0', true],
    ['__has_builtin(f)', true],
  ])('the condition %s is %s', (condition, isMet) =>
    expect(expanded(`#define ON 1\n#define VERSION 3\n#if ${condition}\nyes\n#endif`)).toBe(isMet ? 'yes' : ''),
  );

  test('headers of the tool are read once, headers of the system are not read', () =>
    expect(expanded('#include "b.h"\n#include "b.h"\n#include <b.h>\nX', { 'b.h': '#define X 1\nb' })).toBe('b 1'));

  test('line numbers count lines of the file, also after comments and continued lines', () => {
    const { tokens } = preprocessed('/* a\n*/ one\n#define X \\\n 1\nX\n"a"\nlast');
    expect(tokens.map(({ text, line }) => [text, line])).toEqual([
      ['one', 2],
      ['1', 5],
      ['"a"', 6],
      ['last', 7],
    ]);
  });
});

/** A type as a person would write it. */
function shown({ type }: NamedType): string {
  if (type.kind === 'int') return `${type.signed ? 's' : 'u'}${type.size * 8}`;
  if (type.kind === 'array') return `${shown(type.of)}[${type.count ?? '?'}]`;
  if (type.kind === 'struct' || type.kind === 'union')
    return `{${(type.members ?? []).map((member) => `${member.name}:${shown(member.type)}`).join(' ')}}`;
  if (type.kind === 'enum') return `enum ${type.signed ? 's' : 'u'}${type.size * 8}`;
  return type.kind;
}

describe('declarations', () => {
  test.each([
    ['__u32 a, b;', 'a:u32 b:u32'],
    ['unsigned long a; short int b; unsigned char c; char d;', 'a:u64 b:s16 c:u8 d:char'],
    ['uint32_t a; int64_t b; size_t c; pid_t d; door e;', 'a:u32 b:s64 c:u64 d:s32 e:unknown'],
    ['__u32 *a; __u8 b;', 'a:pointer b:u8'],
    ['__u8 a[4]; __u8 b[2][3]; __u8 c[];', 'a:u8[4] b:u8[3][2] c:u8[?]'],
    ['int (*call)(int x); bool b;', 'call:pointer b:bool'],
    ['__u32 a : 3;', 'a:u32'],
    ['unsigned __int128 a; __int128 b; __u8 c;', 'a:u128 b:s128 c:u8'],
    ['unsigned strange a; __u8 b;', 'strange:unknown b:u8'],
    ['struct { __u8 x; } inner;', 'inner:{x:u8}'],
    ['union { __u8 x; __u16 y; };', ':{x:u8 y:u16}'],
    ['__u8 a __attribute__((aligned(8)));', 'a:u8'],
    ['const volatile __u64 a;', 'a:u64'],
  ])('the members %s', (members, expected) => {
    const type = declared(`struct s { ${members} };`).types.get('struct s');
    if (!type) throw new Error('The struct is declared.');
    expect(shown({ names: [], type })).toBe(`{${expected}}`);
  });

  test.each([
    ['{ A, B = 4, C }', ['A=0', 'B=4', 'C=5'], 'enum u32'],
    ['{ A = -1, B }', ['A=-1', 'B=0'], 'enum s32'],
    ['{ A = 0xffffffff }', ['A=4294967295'], 'enum u32'],
    ['{ A = 0x100000000 }', ['A=4294967296'], 'enum u64'],
    ['{ A = OTHER, B }', ['A=null', 'B=null'], 'enum u32'],
    [': unsigned short { A = 1 }', ['A=1'], 'enum u16'],
  ])('enum e %s', (text, values, expected) => {
    const type = declared(`enum e ${text};`).types.get('enum e');
    if (type?.kind !== 'enum') throw new Error('The enum is declared.');
    expect(type.values?.map(({ name, value }) => `${name}=${value}`)).toEqual(values);
    expect(shown({ names: [], type })).toBe(expected);
  });

  test('names of types are kept on the way to what they stand for', () => {
    const { types } = declared('typedef __u64 time_ns; typedef time_ns stamp; struct s { stamp at; };');
    const type = types.get('struct s');
    const [member] = type?.kind === 'struct' ? (type.members ?? []) : [];
    expect(member?.type.names).toEqual(expect.arrayContaining(['stamp', 'time_ns']));
    expect(member && shown(member.type)).toBe('u64');
  });

  test('variables have their values, and calls their arguments; functions are left out', () => {
    const { calls, variables } = declared(
      [
        'const volatile int size = 2 * 8;',
        'static __u32 other __kconfig;',
        'GADGET_TRACER(open, struct a, 1 + 2);',
        'SEC("tp/open")',
        'int handle(void *ctx) { int inner = 1; return 0; }',
        'const bool last = true;',
      ].join('\n'),
    );
    expect([...variables.values()].map(({ name, value, line }) => [name, value, line])).toEqual([
      ['size', 16n, 1],
      ['other', 0n, 2],
      ['last', 1n, 6],
    ]);
    expect(calls).toEqual([
      { name: 'GADGET_TRACER', args: ['open', 'struct a', '1 + 2'], file: 'a.c', line: 3 },
      { name: 'SEC', args: ['"tp/open"'], file: 'a.c', line: 4 },
    ]);
  });

  // What a C compiler makes of them.
  test.each([
    ['(2 + 3) * 4 - 7 / 2 % 2', 19n],
    ['-(1 << 2)', -4n],
    ['~0 + !0 + !7', 0n],
    ['0xff >> 4', 15n],
    ['6 & 3 | 8 ^ 1', 11n],
    ['(1 < 2) + (2 <= 2) + (2 >= 2) + (3 == 3) + (3 != 3) + (2 > 3)', 4n],
    ['(0 || 2) + (2 && 3)', 2n],
    ['017 + 10UL + 0x10ull', 41n],
    ['true + true', 2n],
    ['SIZE * 2', 32n],
    ['(uid_t) -1', -1n],
    ['(uid_t)~0', -1n],
    ['OTHER', null],
    ['1 / 0', null],
    ['1 % 0', null],
    ['1.5', null],
    ['sizeof(int)', null],
    ['{ 0 }', null],
  ])('the value %s is %s', (text, value) =>
    expect(declared(`enum { SIZE = 16 }; int a = ${text};`).variables.get('a')?.value).toBe(value),
  );
});

test('a prototype is no variable, and a map has the types it names', () => {
  const { variables } = declared(
    'int probe(int x); struct { __uint(type, 1); __type(key, __u32); __type(value, struct door *); } doors SEC(".maps");',
  );
  expect([...variables.keys()]).toEqual(['doors']);
  expect([...variables.values()].map(({ type }) => shown(type))).toEqual(['{type:s32 key:u32 value:pointer}']);
});
