import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { readProseRules } from './prose';
import { readSections } from './sections';

const { at, write } = temporaryFolder();

const hintsOf = (problems: readonly { file: string; line: number; hint?: string | undefined }[]): string[] =>
  problems.map(({ file, line, hint }) => `${file}:${line} ${hint}`);

test('rules of language have their defaults', () => {
  expect(readProseRules(at(), 'content')).toEqual({ rules: null, problems: [] });
  expect(readProseRules(at(), null)).toEqual({ rules: null, problems: [] });
  write('content/prose.yaml', '{}\n');
  expect(readProseRules(at(), 'content').rules).toEqual({ longestSentence: 45, doubled: [], turns: [], spellings: {} });
});

test('a phrase is words, with a star at its end alone', () => {
  write('content/prose.yaml', 'turns:\n  - { avoid: ["in order to", "utili*", "a"], write: to }\n');
  expect(readProseRules(at(), 'content').rules?.turns).toEqual([
    { avoid: ['in order to', 'utili*', 'a'], write: 'to' },
  ]);
  write(
    'content/prose.yaml',
    'turns:\n  - { avoid: ["*x", "a*b", " a", "a "], write: to }\n  - { avoid: [], write: "" }\n',
  );
  const { rules, problems } = readProseRules(at(), 'content');
  expect(rules).toBeNull();
  expect(problems).toHaveLength(6);
});

test('parts of the documentation are found by the first part of an address', () => {
  expect(readSections(at(), 'content').sections.byPath.size).toBe(0);
  expect(readSections(at(), null).sections.pages).toEqual({ flags: null, requirements: null });
  write(
    'content/sections.yaml',
    'sections:\n  - { path: guides, mark: trace }\n' +
      '  - { path: gadgets, mark: trace, kind: reference, gadgets: true }\nidentifiers: [ig]\n' +
      'pages: { flags: run }\n',
  );
  const { sections, problems } = readSections(at(), 'content');
  expect(problems).toEqual([]);
  expect([...sections.byPath].map(([name, { kind, gadgets, groups }]) => [name, kind, gadgets, groups])).toEqual([
    ['guides', 'guide', false, []],
    ['gadgets', 'reference', true, []],
  ]);
  expect(sections.gadgets).toBe('gadgets');
  expect([...sections.identifiers]).toEqual(['ig']);
  expect(sections.pages).toEqual({ flags: 'run', requirements: null });
});

test('a part is one part of an address, and what is wrong with it leaves a site without any', () => {
  write(
    'content/sections.yaml',
    'sections:\n  - { path: a/b, mark: trace }\n  - { path: b, mark: trace, groups: [{ label: x, names: [] }] }\n',
  );
  const { sections, problems } = readSections(at(), 'content');
  expect(sections.byPath.size).toBe(0);
  expect(hintsOf(problems)).toEqual([
    'content/sections.yaml:2 Is one part of an address, without a slash.',
    expect.stringMatching(/^content\/sections\.yaml:3 /),
  ]);
});
