import { expect, test } from 'vitest';
import { buildIndex } from '../../shared/search/build-index';
import type { SearchPage } from '../../shared/search/model';
import { NO_WORDS, readVocabulary } from '../../shared/search/vocabulary';
import type { BuiltSite } from './built-site';
import { compareLines } from './compare-lines';
import { findSection, sectionsOf } from './sections';
import { searchTool } from './tools/search';

const TEXT =
  '# T\n\n## A `b` c\n\none\n\n```bash\n# no heading\n```\n\n### Deeper\n\ntwo\n\n## Own {#given_id}\n\nthree';

test('sections hold their code and their deeper sections', () =>
  expect(sectionsOf(TEXT).map(({ heading, ids, text }) => [heading, ids, text.split('\n').length])).toEqual([
    ['T', [], 17],
    ['A b c', ['a-b-c'], 11],
    ['Deeper', ['deeper'], 3],
    ['Own', ['given_id', 'own'], 3],
  ]));

test.each([
  ['given_id', 'Own'],
  ['#a-b-c', 'A b c'],
  ['DEEPER', 'Deeper'],
  ['nothing', undefined],
])('the section %s', (name, heading) => expect(findSection(TEXT, name)?.heading).toBe(heading));

test('of headings that stand twice, each has an id of its own', () => {
  const text = '# Example\n\n## Example\n\none\n\n## Example\n\ntwo';
  expect(findSection(text, 'example')?.text).toContain('one');
  expect(findSection(text, 'example-1')?.text).toBe('## Example\n\ntwo');
});

test('changes have some lines around them', () => {
  const lines = (changed: string): string => [...'abcdefghij', changed, ...'klmnop'].join('\n');
  expect(compareLines(lines('1'), lines('2'))).toBe(' i\n j\n-1\n+2\n k\n l');
  expect(compareLines('a', 'a')).toBe('');
});

test('changes that are far from each other are parted', () =>
  expect(compareLines('a\n1\n2\n3\n4\n5\n6\nb', 'x\n1\n2\n3\n4\n5\n6\ny')).toBe('-a\n+x\n 1\n 2\n@@\n 5\n 6\n-b\n+y'));

test('a search says what was found, and what may have been meant', () => {
  const pages = ['Tracing namespaces', 'Profiling'].map((title): SearchPage => ({
    path: `/docs/latest/${title.split(' ')[0]}`,
    version: 'latest',
    kind: 'gadget',
    title,
    description: '',
    keywords: [],
    breadcrumb: [],
    sections: [{ id: null, heading: '', level: 1, text: `${title} and containers.` }],
    rows: [],
    versions: ['latest'],
  }));
  const index = buildIndex(pages, readVocabulary(NO_WORDS));
  const site = { version: () => 'latest', index: () => index } as unknown as BuiltSite;
  const answered = (query: string): string => searchTool.answer(site, { query });
  expect(answered('profiling')).toMatch(/^- \*\*Profiling\*\* \(\/docs\/latest\/Profiling\): /);
  expect(answered('profilling')).toMatch(/^Did you mean "profiling"\?\n\n- \*\*Profiling\*\*/);
  expect(answered('xyzzyplugh')).toBe('Nothing was found for "xyzzyplugh".');
});
