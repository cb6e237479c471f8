import { expect, test } from 'vitest';
import { NO_WORDS } from './vocabulary';
import type { ReadingWords } from './files';
import { decodeWords, encodeWords } from './words-file';

const { suggested: _, ...NONE } = NO_WORDS;

const roundTrip = (words: ReadingWords): ReadingWords =>
  decodeWords(JSON.parse(JSON.stringify(encodeWords(words))) as ReturnType<typeof encodeWords>);

test('a site without words has none afterwards', () => {
  expect(roundTrip(NONE)).toEqual(NONE);
});

test('groups and languages come back as they were', () => {
  const words: ReadingWords = {
    ...NONE,
    fillers: ['pls'],
    headings: [{ headings: ['failure'], worth: 0.7, unless: ['error'] }],
    groups: [
      { says: ['k8s', 'kube'], means: ['kubernetes'], weight: 1.5 },
      { says: ['i/o error, fatal'], means: ['disk', 'file'] },
    ],
    languages: [
      { fillers: ['der', 'die'], words: { 'datei*': 'file', prozess: 'process', 'ordner*': 'file' } },
      { fillers: [], words: {} },
      { fillers: ['el'], words: { fichero: 'file', 'sin espacio': 'disk full' } },
    ],
  };
  expect(roundTrip(words)).toEqual(words);
});

test('a word that languages share stands once', () => {
  const languages = [
    { fillers: [], words: { datei: 'file' } },
    { fillers: [], words: { fichero: 'file' } },
  ];
  expect(encodeWords({ ...NONE, languages }).translations).toBe('file\tdatei\tfichero');
});
