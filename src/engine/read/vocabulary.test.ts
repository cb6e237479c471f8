import { expect, test, beforeEach } from 'vitest';
import { NO_WORDS } from '../../shared/search/vocabulary';
import type { Diagnostic } from '../model/diagnostic';
import { temporaryFolder } from '../model/test-folder';
import { readSearchWords, formsOf, readGlossary, readProseRules } from './vocabulary';
import { readSections } from './sections';

const { at, write } = temporaryFolder();

const read = (yaml: string) => {
  write('content/site/search.yaml', yaml);
  const problems: Diagnostic[] = [];
  return { words: readSearchWords(at(), problems), problems };
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

test('languages are a list without keys', () =>
  expect(read('languages:\n  german: { fillers: [der], words: { datei: file } }\n').words?.languages).toEqual([
    { fillers: ['der'], words: { datei: 'file' } },
  ]));

test('a site without the file has none', () => expect(readSearchWords(at(), [])).toBeNull());

test.each([
  ['concepts:\n  - { says: [a], meens: [b] }\n', 2, 'There is no field "concepts.0.meens".'],
  ['concepts:\n  - { says: [], means: [b] }\n', 2, 'concepts.0.says: [] is not legal.'],
  ['words: []\n', 1, 'There is no field "words".'],
  ['headings:\n  - { headings: [a], worth: 2 }\n', 2, 'headings.0.worth: 2 is not legal.'],
])('%j is a problem with its place', (yaml, line, message) => {
  const { problems } = read(yaml);
  expect(problems.map((one) => [one.file, one.line, one.message])).toContainEqual([
    'content/site/search.yaml',
    line,
    message,
  ]);
});

function glossaryOf(...terms: string[]) {
  write('content/site/glossary.yaml', `terms:\n${terms.join('')}`);
  const problems: Diagnostic[] = [];
  return { terms: readGlossary(at(), problems), problems };
}

const POD = '  - { term: pod, also: [pods], text: A group of containers., page: concepts }\n';

test('a term is written in all of its forms', () => {
  const { terms, problems } = glossaryOf(POD, '  - { term: node, text: A machine., page: concepts#node }\n');
  expect(problems).toEqual([]);
  expect(terms.map(formsOf)).toEqual([['pod', 'pods'], ['node']]);
});

test('a form belongs to one term', () => {
  const { terms, problems } = glossaryOf(POD, '  - { term: shell, also: [pods], text: A husk., page: concepts }\n');
  expect(terms).toEqual([]);
  expect(problems.map(({ hint }) => hint)).toEqual(['Each form may belong to only one term.']);
});

test('a site without a glossary has no terms', () => expect(readGlossary(at(), [])).toEqual([]));

test('a single letter is not a term', () => {
  const written = (term: string): string => `  - { term: ${term}, text: A letter., page: concepts }\n`;
  expect(glossaryOf(written('ab')).problems).toEqual([]);
  expect(glossaryOf(written('a')).problems).toMatchObject([{ line: 2, severity: 'error' }]);
});

const problems: Diagnostic[] = [];
beforeEach(() => void problems.splice(0));
const prose = () => readProseRules(at(), problems);
const sections = () => readSections(at(), problems);

const hintsOf = (problems: readonly { file: string; line: number; hint?: string | undefined }[]): string[] =>
  problems.map(({ file, line, hint }) => `${file}:${line} ${hint}`);

test('prose rules have defaults', () => {
  expect(prose()).toBeNull();
  write('content/site/prose.yaml', '{}\n');
  expect(prose()).toEqual({ longestSentence: 45, doubled: [], turns: [], spellings: {} });
});

test('a phrase consists of words, with a star only at the end', () => {
  write('content/site/prose.yaml', 'turns:\n  - { avoid: ["in order to", "utili*", "a"], write: to }\n');
  expect(prose()?.turns).toEqual([{ avoid: ['in order to', 'utili*', 'a'], write: 'to' }]);
  write(
    'content/site/prose.yaml',
    'turns:\n  - { avoid: ["*x", "a*b", " a", "a "], write: to }\n  - { avoid: [], write: "" }\n',
  );
  expect(prose()).toBeNull();
  expect(problems).toHaveLength(6);
});

test('sections are found by the first segment of an address', () => {
  expect(sections().byPath.size).toBe(0);
  write(
    'content/site/sections.yaml',
    'sections:\n  - { path: guides, mark: trace }\n' +
      '  - { path: gadgets, mark: trace, kind: reference, gadgets: true }\nidentifiers: [ig]\n' +
      'pages: { flags: run }\n',
  );
  const { byPath, gadgets: folder, identifiers, pages } = sections();
  expect(problems).toEqual([]);
  expect([...byPath].map(([name, { kind, gadgets, groups }]) => [name, kind, gadgets, groups])).toEqual([
    ['guides', 'guide', false, []],
    ['gadgets', 'reference', true, []],
  ]);
  expect(folder).toBe('gadgets');
  expect([...identifiers]).toEqual(['ig']);
  expect(pages).toEqual({ flags: 'run', requirements: null });
});

test('a section is one segment of an address; an invalid file leaves the site without sections', () => {
  write(
    'content/site/sections.yaml',
    'sections:\n  - { path: a/b, mark: trace }\n  - { path: b, mark: trace, groups: [{ label: x, names: [] }] }\n',
  );
  expect(sections().byPath.size).toBe(0);
  expect(hintsOf(problems)).toEqual([
    'content/site/sections.yaml:2 Is one part of an address, without a slash.',
    expect.stringMatching(/^content\/site\/sections\.yaml:3 /),
  ]);
});
