import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Diagnostic } from '../model/diagnostic';
import { formsOf, readGlossary } from './vocabulary';

const root = mkdtempSync(path.join(tmpdir(), 'glossary-'));
afterAll(() => rmSync(root, { recursive: true }));

function read(...terms: string[]) {
  writeFileSync(path.join(root, 'glossary.yaml'), `terms:\n${terms.join('')}`);
  const problems: Diagnostic[] = [];
  return { terms: readGlossary(root, '.', problems), problems };
}

const POD = '  - { term: pod, also: [pods], text: A group of containers., page: concepts }\n';

test('a term is written in all of its forms', () => {
  const { terms, problems } = read(POD, '  - { term: node, text: A machine., page: concepts#node }\n');
  expect(problems).toEqual([]);
  expect(terms.map(formsOf)).toEqual([['pod', 'pods'], ['node']]);
});

test('a form stands for one term', () => {
  const { terms, problems } = read(POD, '  - { term: shell, also: [pods], text: A husk., page: concepts }\n');
  expect(terms).toEqual([]);
  expect(problems.map(({ hint }) => hint)).toEqual(['Each form may belong to only one term.']);
});

test('a site without a glossary has no terms', () => {
  for (const folder of [null, 'elsewhere']) expect(readGlossary(root, folder, [])).toEqual([]);
});

test('one letter is no term', () => {
  const written = (term: string): string => `  - { term: ${term}, text: A letter., page: concepts }\n`;
  expect(read(written('ab')).problems).toEqual([]);
  expect(read(written('a')).problems).toMatchObject([{ line: 2, severity: 'error' }]);
});
