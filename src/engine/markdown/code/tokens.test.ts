import { expect, test } from 'vitest';
import { bundledLanguages, bundledLanguagesAlias } from 'shiki';
import { OWN_ALIASES, PLAIN } from './language-names';
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
  ['golang', 'func a() {}'],
  ['proto3', 'message A {}'],
  ['docker-compose', 'a: 1'],
  ['gitignore', '# words'],
  ['env', 'A=1'],
  ['ps1', '$a = 1'],
  ['postgresql', 'select 1'],
  ['python3', 'def a(): 1'],
  ['plist', '<a b="c"/>'],
  ['Jenkinsfile', "def a = 'b'"],
])('%s, a name of other builders, has a grammar', async (language, code) => {
  expect(isKnownLanguage(language)).toBe(true);
  const [line = []] = tokenize(await loadGrammars([language]), code, language);
  expect(line.some(({ role }) => role !== null)).toBe(true);
});

test.each(['PromQL', 'no-highlight', 'ebnf', 'text/plain'])('%s is text without colours', async (language) => {
  expect(isKnownLanguage(language)).toBe(true);
  expect(tokenize(await loadGrammars([language]), 'a = 1', language)).toEqual([[{ text: 'a = 1', role: null }]]);
});

test('each name of our own leads to a grammar that is there, and none hides one', () => {
  const known = new Set([...Object.keys(bundledLanguages), ...Object.keys(bundledLanguagesAlias)]);
  expect([...OWN_ALIASES].filter(([name, grammar]) => known.has(name) || !known.has(grammar))).toEqual([]);
  expect([...PLAIN].filter((name) => known.has(name))).toEqual([]);
});
