import { expect, test } from 'vitest';
import { HEAD, page, checkAll, type Source } from './test-content';

const same = 'description: What the page answers.';
const other = (description: string): string => HEAD.replace(same, `description: ${description}`);
const one = (file: string, more: Partial<Source> = {}): Source => page('', { file, ...more });

test.each<[string, Source[], string[]]>([
  ['two pages of a version', [one('a.md'), one('b.md')], ['b.md as a.md']],
  ['three pages of a version', [one('a.md'), one('b.md'), one('c.md')], ['b.md as a.md', 'c.md as a.md']],
  ['pages of other versions', [one('a.md'), one('b.md', { versions: ['v0.45.0'] })], []],
  [
    'pages that share one of their versions',
    [one('a.md', { versions: ['v0.45.0', 'v0.46.0'] }), one('b.md', { versions: ['v0.44.1', 'v0.45.0'] })],
    ['b.md as a.md'],
  ],
  ['other letters', [one('a.md'), one('b.md', { text: other('  what THE page answers.') })], ['b.md as a.md']],
  ['other words', [one('a.md'), one('b.md', { text: other('Something else.') })], []],
  ['a page and a post', [one('a.md'), one('b.md', { kind: 'post' })], []],
  [
    'two posts',
    [one('a.md', { kind: 'post', versions: [] }), one('b.md', { kind: 'post', versions: [] })],
    ['b.md as a.md'],
  ],
])('the description of %s', async (_, sources, expected) => {
  const found = (await checkAll(sources)).filter(({ rule }) => rule === 'page/description-unique');
  expect(found.map(({ file, message }) => `${file} as ${/that of (.*)\.$/.exec(message)?.[1]}`)).toEqual(expected);
  expect(found.every(({ line, severity }) => line === 3 && severity === 'error')).toBe(true);
});
