import { describe, expect, test } from 'vitest';
import { toSlots, type Slot } from './slots';
import { NO_WORDS, readVocabulary } from './vocabulary';

const vocabulary = readVocabulary({ ...NO_WORDS, fillers: ['please'], common: ['day'] });
const slots = (query: string): Slot[] => toSlots(query, vocabulary);

/** Each word with what it is besides a word. */
const told = (query: string): string[] =>
  slots(query).map(({ raw, isStop, isData, isDotted, isCause, isCommon, flag }) => {
    const kinds = { stop: isStop, data: isData, dotted: isDotted, cause: isCause, common: isCommon };
    const names = Object.entries(kinds).flatMap(([name, is]) => (is ? name : []));
    return [raw, ...names, flag ?? []].flat().join(' ');
  });

describe('the words of a query', () => {
  test.each([
    ['trace dns', ['trace', 'dns']],
    ['please the day', ['please stop', 'the stop', 'day common']],
    ['--paths', ['paths --paths']],
    ['--the-paths', ['the --the-paths', 'paths']],
    ['open /etc/hosts', ['open', 'etc data', 'hosts data']],
    ['open x/y', ['open', 'x', 'y']],
    ['open x/y/z', ['open', 'x data', 'y data', 'z data']],
    ['port 10.0.0.1:53', ['port', '10 data', '0 data', '0 data', '1 data', '53 data']],
    ['web.example.org', ['web data dotted', 'example data dotted', 'org data dotted']],
    ['java.net.ConnectException', ['java data', 'net data', 'connect', 'exception']],
    ['failed to open "registry" twice', ['failed', 'to stop', 'open', 'registry data', 'twice']],
    ['"registry"', ['registry']],
    ['image: pull: no space', ['image', 'pull', 'no stop cause', 'space cause']],
  ])('%s', (query, expected) => expect(told(query)).toEqual(expected));

  test('know where they stand', () =>
    expect(slots('see --paths').map(({ start, end, chunk }) => [start, end, chunk])).toEqual([
      [0, 3, 0],
      [6, 11, 1],
    ]));
});

describe('of a long query', () => {
  const words = (count: number, start = 'word'): string[] =>
    Array.from({ length: count }, (_, at) => start + String.fromCharCode(97 + at));
  const raws = (query: string[]): string[] => slots(query.join(' ')).map(({ raw }) => raw);

  test('sixteen words are all searched', () => {
    const query = [...words(15), 'the'];
    expect(raws(query)).toEqual(query);
  });

  test('of more, those that say nothing and data are left out first', () =>
    expect(raws(['the', '12', ...words(16)])).toEqual(words(16)));

  test('of more that say something, the first eight and the last eight are searched', () =>
    expect(raws(words(20))).toEqual([...words(8), ...words(20).slice(-8)]));

  test('of nothing but stop words, beginning and end are searched', () =>
    expect(raws([...Array<string>(10).fill('the'), ...Array<string>(10).fill('of')])).toEqual([
      ...Array<string>(8).fill('the'),
      ...Array<string>(8).fill('of'),
    ]));
});
