import { expect, test } from 'vitest';
import { NO_WORDS } from '../../shared/search/vocabulary';
import type { Diagnostic } from '../model/diagnostic';
import { temporaryFolder } from '../model/test-folder';
import { readSearchWords } from './vocabulary';

const { at, write } = temporaryFolder();

const read = (yaml: string) => {
  write('site/search.yaml', yaml);
  const problems: Diagnostic[] = [];
  return { words: readSearchWords(at(), 'site', problems), problems };
};

test('concepts and errors are one vocabulary', () =>
  expect(
    read('concepts:\n  - { says: [a], means: [b] }\nerrors:\n  - { says: [c], means: [d], weight: 0.5 }\n'),
  ).toEqual({
    words: {
      ...NO_WORDS,
      groups: [
        { says: ['a'], means: ['b'] },
        { says: ['c'], means: ['d'], weight: 0.5 },
      ],
    },
    problems: [],
  }));

test('languages are a list without their names', () =>
  expect(read('languages:\n  german: { fillers: [der], words: { datei: file } }\n').words?.languages).toEqual([
    { fillers: ['der'], words: { datei: 'file' } },
  ]));

test('a site without the file, or without the folder, has none', () => {
  for (const folder of [null, 'site']) expect(readSearchWords(at(), folder, [])).toBeNull();
});

test.each([
  ['concepts:\n  - { says: [a], meens: [b] }\n', 2, 'There is no field "concepts.0.meens".'],
  ['concepts:\n  - { says: [], means: [b] }\n', 2, 'concepts.0.says: [] is not legal.'],
  ['words: []\n', 1, 'There is no field "words".'],
  ['headings:\n  - { headings: [a], worth: 2 }\n', 2, 'headings.0.worth: 2 is not legal.'],
])('%j is a problem with its place', (yaml, line, message) => {
  const { words, problems } = read(yaml);
  expect(words).toBeNull();
  expect(problems.map((one) => [one.file, one.line, one.message])).toContainEqual(['site/search.yaml', line, message]);
});
