import { describe, expect, test } from 'vitest';
import { toSlots, type Slot } from './slots';
import { NO_WORDS, readVocabulary } from './vocabulary';

const vocabulary = readVocabulary({ ...NO_WORDS, fillers: ['please'], common: ['day'] });
const slots = (query: string): Slot[] => toSlots(query, vocabulary);

/** Each word with what it is besides a word. */
const told = (query: string): string[] =>
  slots(query).map(({ raw, isStop, isData, isDotted, isCommon, flag }) => {
    const kinds = { stop: isStop, data: isData, dotted: isDotted, common: isCommon };
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
    ['Nov 28 12:00:01 kernel full', ['nov data', '28 data', '12 data', '00 data', '01 data', 'kernel', 'full']],
    ['image: pull: no space', ['image', 'pull', 'no stop', 'space']],
  ])('%s', (query, expected) => expect(told(query)).toEqual(expected));

  test('know where they stand', () =>
    expect(slots('see --paths').map(({ start, end, chunk }) => [start, end, chunk])).toEqual([
      [0, 3, 0],
      [6, 11, 1],
    ]));
});

describe('of a long query', () => {
  const words = (count: number, start = 'word'): string[] =>
    Array.from({ length: count }, (_, at) => start + String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26)));
  const raws = (query: string[]): string[] => slots(query.join(' ')).map(({ raw }) => raw);

  test('forty words are all searched', () => {
    const query = ['the', '12', ...words(38)];
    expect(raws(query)).toEqual(query);
  });

  test('of more, those that say nothing and data are left out first', () =>
    expect(raws(['the', '12', ...words(40)])).toEqual(words(40)));

  test('of more that say something, the first twenty and the last twenty are searched', () =>
    expect(raws(words(50))).toEqual([...words(20), ...words(50).slice(-20)]));

  test('of nothing but stop words, beginning and end are searched', () =>
    expect(raws([...Array<string>(30).fill('the'), ...Array<string>(30).fill('of')])).toEqual([
      ...Array<string>(20).fill('the'),
      ...Array<string>(20).fill('of'),
    ]));
});
