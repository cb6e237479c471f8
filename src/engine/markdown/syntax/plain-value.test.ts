import { expect, test } from 'vitest';
import { readPlainValue, readValueWithElements, WrittenElement, type PlainValue } from './plain-value';

const NAMES: Record<string, PlainValue> = {
  tag: 'v1',
  'page.title': 'T',
  'list.0': 'first',
  'map.a-b': 1,
  n: 2,
  no: null,
};
const read = (source: string): PlainValue | undefined => readPlainValue(source, (path) => NAMES[path.join('.')]);

test.each<[string, PlainValue]>([
  [`"a"`, 'a'],
  [`'it\\'s "so"'`, `it's "so"`],
  ['"a\\n\\t\\r\\\\\\q"', 'a\n\t\r\\q'],
  ['`two\nlines`', 'two\nlines'],
  ['`v ${tag}, ${ n }`', 'v v1, 2'],
  ['`$5 {x} $`', '$5 {x} $'],
  ['"${tag}"', '${tag}'],
  ['12', 12],
  ['-1.5e3', -1500],
  ['+.5', 0.5],
  ['2.', 2],
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', null],
  [' /* why */ 1 // so\n', 1],
  ['[]', []],
  ['[1, "a", [true],]', [1, 'a', [true]]],
  ['{}', {}],
  [`{a: 1, 'b c': 2, "d": [3], e-f: 4, tag,}`, { a: 1, 'b c': 2, d: [3], 'e-f': 4, tag: 'v1' }],
  ['tag', 'v1'],
  ['page.title', 'T'],
  ["page['title']", 'T'],
  ['list[0]', 'first'],
  ['map["a-b"]', 1],
  ['no', null],
  ["require('./a.png')", './a.png'],
  ["require('./a.png')\n  .default", './a.png'],
  ['require( "@site/a.png" ).default', '@site/a.png'],
  ["require('!file-loader!../a.png').default", '../a.png'],
  ["require('!!url-loader?limit=1!file-loader!./a.png')", './a.png'],
  ['useBaseUrl(`/img/a.svg`)', '/img/a.svg'],
  ["useBaseUrl(\n  '/img/a.svg',\n)", '/img/a.svg'],
  ["useBaseUrl('img/a.svg')", '/img/a.svg'],
  ["useBaseUrl('./img/a.svg')", '/img/a.svg'],
  ["useBaseUrl('https://example.org/a.svg')", 'https://example.org/a.svg'],
  ["useBaseUrl('#part')", '#part'],
  ['("a")', 'a'],
  ['( [ (1), ((tag)) ] )', [1, 'v1']],
  [`translate({message: 'Words', id: 'x'})`, 'Words'],
  ["no ?? 'x'", 'x'],
  ["tag ?? 'x'", 'v1'],
  ["no ?? no ?? 'x'", 'x'],
  ["'' ?? 'x'", ''],
  ["'' || 'x'", 'x'],
  ['0 || false || 3', 3],
  ["tag||'x'", 'v1'],
  ["no ? 'x' : 'y'", 'y'],
  ["tag ? 'x' : 'y'", 'x'],
  ["no ? 1 : '' ? 2 : 3", 3],
  ['tag ? no ? 1 : 2 : 3', 2],
  ["no || tag ? 'x' : 'y'", 'x'],
  ["(no ?? '') || 'x'", 'x'],
  ["[no ?? 1, tag ? 'a' : 'b']", [1, 'a']],
  ['{a: tag ? 1 : 2, b: no ?? 3}', { a: 1, b: 3 }],
  ["`for ${no ?? 'all'} of ${tag ? 1 : 2}`", 'for all of 1'],
  ["no\n  ? 'x'\n  : /* else */ 'y'", 'y'],
])('%s is %j', (source, value) => {
  expect(read(source)).toEqual(value);
});

test.each([
  '',
  '"a',
  '"a\\',
  '"a" b',
  '1 + 1',
  '1px',
  '--1',
  'true.x',
  'unknown',
  '("a"',
  '("a", "b")',
  '()',
  'run()',
  'tag()',
  'tag[0](x)',
  '[1 2]',
  '[1',
  '[,]',
  '[run()]',
  '{a 1}',
  '{a: 1 b: 2}',
  '{a: run()}',
  '{unknown}',
  '{a: 1',
  '{1 + 1: 2}',
  '{__proto__: 1}',
  '{"__proto__": {"a": 1}}',
  '`${run()}`',
  '`${no}`',
  '`${[1]}`',
  '`${tag x}`',
  '`${tag',
  "require('a' + 'b')",
  'require(`a${tag}`)',
  "require('./a.png').width",
  "require('!!raw-loader!./a.js')",
  "require('./a.js?raw')",
  'translate({id: "x"})',
  'translate({message: 1})',
  'translate("x")',
  'translate(null)',
  'translate({message: "x"}',
  '<b>x</b>',
  '() => 1',
  'unknown ?? 1',
  'tag ?? unknown',
  'no ??',
  '?? 1',
  'no || ',
  "no ?? '' || 'x'",
  "'' || no ?? 'x'",
  "tag ? 'x'",
  "tag ? 'x' :",
  "tag ? 'x' : run()",
  "tag ? : 'x'",
  'tag?.x',
  'tag && 1',
  "tag === 'v1' ? 1 : 2",
  '!tag ? 1 : 2',
  'tag | 1',
])('%s is no plain value', (source) => expect(read(source)).toBe(undefined));

test('values in each other are read fifty deep', () => {
  const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect(read(deep(50))).toBeDefined();
  expect(read(deep(51))).toBe(undefined);
  expect(read(`[${deep(49)}, ${deep(49)}]`)).toBeDefined();
  expect(read(`${'tag ? 1 : '.repeat(50)}2`)).toBe(1);
  expect(read(`${'tag ? 1 : '.repeat(9999)}2`)).toBe(undefined);
  expect(read(`${'no ?? '.repeat(9999)}2`)).toBe(2);
});

test('elements stand where values may, as they are written', () => {
  const source = '{label: <b>Linux</b>, value: ["x", <i/>]}';
  const endOf = (start: number): number =>
    source.indexOf(source.startsWith('<b', start) ? '</b>' : '/>', start) + (source.startsWith('<b', start) ? 4 : 2);
  expect(readValueWithElements(source, endOf)).toEqual({
    label: new WrittenElement('<b>Linux</b>'),
    value: ['x', new WrittenElement('<i/>')],
  });
  expect(readValueWithElements('tag', () => 0)).toBe(undefined);
});
