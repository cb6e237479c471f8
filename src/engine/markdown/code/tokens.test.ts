import { expect, test } from 'vitest';
import { isKnownLanguage, loadGrammars, tokenize } from './tokens';

test.each([
  ['ObjectiveC', '@interface A : B'],
  ['gradle', "def a = 'b'"],
  ['markup', '<a href="b">'],
  ['svg', '<g id="b"/>'],
  ['apacheconf', '# words'],
  ['arduino', 'int a = 1;'],
  ['jinja2', '{% if a %}'],
  ['mustache', '{{#a}}'],
  ['vbnet', 'Dim a As String'],
  ['editorconfig', '; words'],
  ['webmanifest', '{"a": 1}'],
])('%s, a name of other builders, has a grammar', async (language, code) => {
  expect(isKnownLanguage(language)).toBe(true);
  const [line = []] = tokenize(await loadGrammars([language]), code, language);
  expect(line.some(({ role }) => role !== null)).toBe(true);
});
