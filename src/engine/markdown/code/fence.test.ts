import { expect, test } from 'vitest';
import { parseFenceMeta, unknownOptions } from './fence-meta';
import { loadGrammars, tokenize } from './tokens';

test.each([
  ['', { title: null, highlighted: [], lineNumbers: false }],
  [
    'title="a b.yaml" {1,3-5} showLineNumbers',
    {
      title: 'a b.yaml',
      highlighted: [
        { from: 1, to: 1 },
        { from: 3, to: 5 },
      ],
      lineNumbers: true,
    },
  ],
  ['fragment title=""', { title: '', highlighted: [], lineNumbers: false }],
  ['{1-99999999999} historical', { title: null, highlighted: [{ from: 1, to: 99_999_999_999 }], lineNumbers: false }],
])('fence options of %j', (meta, expected) => {
  expect(parseFenceMeta(meta)).toEqual(expected);
  expect(unknownOptions(meta)).toEqual([]);
});

test.each([
  ['title="a.go', 'title="a.go'],
  ["title='a.go'", "title='a.go'"],
  ['{1} title=a.go', 'title=a.go'],
  ['title=“a.go”', 'title=“a.go”'],
  ['{2-}', '{2-}'],
  ['a{3}', 'a{3}'],
  ['{a}', '{a}'],
  ['showLineNumbersToo', 'showLineNumbersToo'],
])('%j has the unknown option %j, which does nothing', (meta, unknown) => {
  expect(unknownOptions(meta)).toEqual([unknown]);
  expect(parseFenceMeta(meta)).toMatchObject({ title: null, lineNumbers: false });
});

test('flags of a command that are too long for a line of a phone are separate tokens', async () => {
  const [line = []] = tokenize(
    await loadGrammars(['bash']),
    'kubectl run a --image=b/c --rm -i --restart=Never -- sh',
    'bash',
  );
  const flags = line.filter(({ role }) => role === 'tk-v').map(({ text }) => text);
  expect(flags).toEqual(['--image=b/c --rm -i ', '--restart=Never -- ']);
});
