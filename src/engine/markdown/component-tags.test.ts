import { expect, test } from 'vitest';
import type { Diagnostic } from '../model/diagnostic';
import { scanComponentTags } from './component-tags';

function scan(source: string) {
  const problems: Diagnostic[] = [];
  const { text, tags } = scanComponentTags(source, 'a.md', problems);
  return { text, tags, found: problems.map((problem) => `${problem.line}:${problem.column} ${problem.rule}`) };
}

test('tags become numbered comments and keep kind, attributes and place', () => {
  const { text, tags, found } = scan(
    '<Tabs groupId="a b">\n  <TabItem value=\'x\' default label={"X"}>\n</TabItem></Tabs>\n<GadgetGlance />',
  );
  expect(found).toEqual([]);
  expect(text).toBe('<!--@0-->\n  <!--@1-->\n<!--@2--><!--@3-->\n<!--@4-->');
  expect(tags).toEqual([
    { name: 'Tabs', kind: 'open', attributes: { groupId: 'a b' }, line: 1, column: 1 },
    { name: 'TabItem', kind: 'open', attributes: { value: 'x', default: true, label: 'X' }, line: 2, column: 3 },
    { name: 'TabItem', kind: 'close', attributes: {}, line: 3, column: 1 },
    { name: 'Tabs', kind: 'close', attributes: {}, line: 3, column: 11 },
    { name: 'GadgetGlance', kind: 'self', attributes: {}, line: 4, column: 1 },
  ]);
});

test.each([
  ['`<Tabs>`'],
  ['`` <Tabs> ` ``'],
  ['\\<Tabs>'],
  ['```\n<Tabs>\n```'],
  ['<!-- <Tabs> -->'],
  ['<!--\n\n<Tabs>\n```\n\n-->\nText'],
  ['a < b'],
])('%j stays as it is', (source) => expect(scan(source)).toEqual({ text: source, tags: [], found: [] }));

test('a tag over several lines is one tag, and later lines keep their numbers', () => {
  const { text, tags } = scan('<Tabs\n  groupId="a"\n>\n\n</Tabs>');
  expect(text).toBe('<!--@0-->\n\n\n\n<!--@1-->');
  expect(tags.map((tag) => [tag.line, tag.attributes])).toEqual([
    [1, { groupId: 'a' }],
    [5, {}],
  ]);
});

test.each([
  ['<Tab>', ['1:1 markdown/unknown-tag']],
  ['text <Tabs> text', ['1:6 markdown/inline-component']],
  ['- <Tabs>', []],
  ['> 1. <Tabs>', []],
  ['<Tabs wrong="x">', ['1:1 markdown/unknown-attribute']],
  ['<Tabs groupId={call()}>', ['1:1 markdown/expression']],
  ['a\n\n```bash\nls\n\n## Not a heading', ['3:1 markdown/unclosed-fence']],
  ['<!-- a --> `<!--` <Tab>', ['1:19 markdown/unknown-tag']],
])('%j: %j', (source, found) => expect(scan(source).found).toEqual(found));
