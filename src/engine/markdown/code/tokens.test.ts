import { expect, test } from 'vitest';
import { isKnownLanguage, loadGrammars, tokenize } from './tokens';

test.each([
  ['ps1', '$a = 1'],
  ['Dockerfile', 'FROM a'],
])('%s, another name of a language, has its grammar', async (language, code) => {
  expect(isKnownLanguage(language)).toBe(true);
  const [line = []] = tokenize(await loadGrammars([language]), code, language);
  expect(line.some(({ role }) => role !== null)).toBe(true);
});

test.each(['', 'text', 'output'])('%j is text without colours', async (language) => {
  expect(isKnownLanguage(language)).toBe(true);
  expect(tokenize(await loadGrammars([language]), 'a = 1', language)).toEqual([[{ text: 'a = 1', role: null }]]);
});
