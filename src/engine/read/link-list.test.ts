import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { formatLinkList, readLinkList, type ListedLink } from './link-list';

const { at, write } = temporaryFolder();

const read = (text: string) => {
  write('links.yaml', text);
  return readLinkList(at(), '.');
};

const LINKS: ListedLink[] = [
  { address: 'https://example.org/a?b="c"', state: 'alive', checked: '2026-01-31' },
  { address: 'https://example.org/old', state: 'moved', checked: '2026-01-31', answer: 'https://example.org/new' },
  { address: 'https://example.com', state: 'unasked', note: 'Asks for "money"' },
];

test('a list that was written is read as it was, with the line of each address', () => {
  const text = formatLinkList(LINKS);
  const { file, links, lines, problems } = read(text);
  expect([file, problems]).toEqual(['links.yaml', []]);
  expect(links).toEqual(LINKS);
  for (const { address } of LINKS)
    expect(text.split('\n')[(lines.get(address) ?? 0) - 1]).toContain(JSON.stringify(address));
});

test('an empty list is one, a site without a place or a file has none', () => {
  expect(read(formatLinkList([])).links).toEqual([]);
  expect(readLinkList(at(), null)).toEqual({ file: null, links: null, lines: new Map(), problems: [] });
  expect(readLinkList(at(), 'content')).toEqual({
    file: 'content/links.yaml',
    links: null,
    lines: new Map(),
    problems: [],
  });
});

test('what is no list is told of', () => {
  const { links, problems } = read('links:\n  - { address: "", state: asleep }\n');
  expect(links).toBeNull();
  expect(problems.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([
    'links.yaml:2 yaml/schema',
    'links.yaml:2 yaml/schema',
  ]);
});
