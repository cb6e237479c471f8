import { describe, expect, test } from 'vitest';
import { slot } from '../../markdown/article';
import { EMPTY_ARTICLE } from '../../markdown/test-article';
import { articleWords, differingVersions, historyOf, type VersionPage, visibleWords } from './page-texts';
import type { Site } from '../site';
import type { DocsVersion } from './docs-version';

const SET = {
  layers: ['v1', 'v2', 'main'],
  versions: [
    { name: 'v1', variables: { TAG: 'v1', CHART: '1' } },
    { name: 'v2', variables: { TAG: 'v2' } },
  ],
} as unknown as Site['config']['docs'];
const version = (name: string, servesLayer?: string): DocsVersion =>
  ({ layer: servesLayer ?? name, config: { name } }) as unknown as DocsVersion;
const [v1, v2, main, latest] = [version('v1'), version('v2'), version('main'), version('latest', 'v2')];

describe('the history of a set', () => {
  const page = (of: DocsVersion, address: string, text: string): VersionPage => ({
    version: of,
    address,
    title: `${address} of ${of.config.name}`.replace(/ of .*/, ''),
    textDigest: () => text,
  });
  const pages = [
    page(v1, 'a', 'one'),
    page(v2, 'a', 'two'),
    page(latest, 'a', 'two'),
    page(main, 'a', 'one'),
    page(v2, 'b', 'new'),
    page(latest, 'b', 'new'),
    page(main, 'b', 'new'),
  ];
  const history = historyOf(SET, pages);

  test('gives equal texts the same number, whatever their source', () =>
    expect(history).toEqual({
      versions: ['v1', 'v2', 'main'],
      pages: { a: { title: 'a', texts: [0, 1, 0] }, b: { title: 'b', texts: [null, 0, 0] } },
      values: { v1: ['1', 'v1'], v2: ['', 'v2'] },
    }));

  test('lists the versions that differ', () => {
    if (!history) throw new Error('There is a history.');
    const siblings = [latest, main, v2, v1];
    expect(differingVersions(history, main, siblings, 'a')).toEqual(['latest', 'v2']);
    expect(differingVersions(history, latest, siblings, 'a')).toEqual(['main', 'v1']);
    expect(differingVersions(history, v2, siblings, 'b')).toEqual([]);
    expect(differingVersions(history, v2, siblings, 'c')).toEqual([]);
  });

  test('is empty for a set without layers', () =>
    expect(historyOf({ ...SET, layers: [] }, [page(v1, 'a', 'one')])).toBeNull());
});

test('words of an article are its visible text: generated parts, but no addresses or values of variables', () => {
  const article = {
    ...EMPTY_ARTICLE,
    html: `<p>Run <a title="a > b" href="${slot('L', 0)}">it</a> at ${slot('V', 0)}.</p>\n${slot('C', 0)}${slot('I', 0)}`,
    variables: ['IG_TAG'],
    images: [
      {
        source: 'a.png',
        alt: 'A',
        title: null,
        width: null,
        height: null,
        eager: false,
        linked: false,
        line: 1,
        column: 1,
      },
    ],
  };
  expect(articleWords(article, ['--all'])).toBe('Run it at %IG_TAG%. --alla.png A');
});

test.each([
  ['<p class="a">One <b>two</b>\n three</p>', 'One two three'],
  [`<img alt="a > b" title='c > d'>after`, 'after'],
  [`<a title="it's">so</a>`, 'so'],
  ['a < b and c', 'a < b and c'],
  ['<p title="open>text', '<p title="open>text'],
])('tags are left out, whatever their attributes say: %s', (html, words) => expect(visibleWords(html)).toBe(words));
