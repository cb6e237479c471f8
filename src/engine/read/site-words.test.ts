import { beforeEach, expect, test } from 'vitest';
import type { Diagnostic } from '../model/diagnostic';
import { temporaryFolder } from '../model/test-folder';
import { readProseRules } from './vocabulary';
import { readSections } from './sections';

const { at, write } = temporaryFolder();

const problems: Diagnostic[] = [];
beforeEach(() => void problems.splice(0));
const prose = () => readProseRules(at(), 'content', problems);
const sections = () => readSections(at(), 'content', problems);

const hintsOf = (problems: readonly { file: string; line: number; hint?: string | undefined }[]): string[] =>
  problems.map(({ file, line, hint }) => `${file}:${line} ${hint}`);

test('rules of language have their defaults', () => {
  expect(prose()).toBeNull();
  expect(readProseRules(at(), null, [])).toBeNull();
  write('content/prose.yaml', '{}\n');
  expect(prose()).toEqual({ longestSentence: 45, doubled: [], turns: [], spellings: {} });
});

test('a phrase is words, with a star at its end alone', () => {
  write('content/prose.yaml', 'turns:\n  - { avoid: ["in order to", "utili*", "a"], write: to }\n');
  expect(prose()?.turns).toEqual([{ avoid: ['in order to', 'utili*', 'a'], write: 'to' }]);
  write(
    'content/prose.yaml',
    'turns:\n  - { avoid: ["*x", "a*b", " a", "a "], write: to }\n  - { avoid: [], write: "" }\n',
  );
  expect(prose()).toBeNull();
  expect(problems).toHaveLength(6);
});

test('parts of the documentation are found by the first part of an address', () => {
  expect(sections().byPath.size).toBe(0);
  expect(readSections(at(), null, []).pages).toEqual({ flags: null, requirements: null });
  write(
    'content/sections.yaml',
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

test('a part is one part of an address, and what is wrong with it leaves a site without any', () => {
  write(
    'content/sections.yaml',
    'sections:\n  - { path: a/b, mark: trace }\n  - { path: b, mark: trace, groups: [{ label: x, names: [] }] }\n',
  );
  expect(sections().byPath.size).toBe(0);
  expect(hintsOf(problems)).toEqual([
    'content/sections.yaml:2 Is one part of an address, without a slash.',
    expect.stringMatching(/^content\/sections\.yaml:3 /),
  ]);
});
