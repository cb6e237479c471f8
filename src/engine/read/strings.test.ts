import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { en } from '../../shared/strings/en';
import type { Diagnostic } from '../model/diagnostic';
import { loadStrings } from './strings';

const root = mkdtempSync(path.join(tmpdir(), 'strings-'));
afterAll(() => rmSync(root, { recursive: true }));

function load(code: string, yaml: string) {
  mkdirSync(path.join(root, 'i18n', code), { recursive: true });
  writeFileSync(path.join(root, 'i18n', code, 'strings.yaml'), yaml);
  const problems: Diagnostic[] = [];
  return { strings: loadStrings(root, 'i18n', code, problems), problems };
}

test('a language without a catalogue speaks English and has its own code', () => {
  expect(loadStrings(root, null, 'sv', [])).toEqual({ ...en, lang: 'sv' });
});

test('sentences of the file stand over those of the catalogue, one by one', () => {
  const { strings, problems } = load('sv', 'text:\n  copy: Kopiera\n');
  expect(problems).toEqual([]);
  expect(strings.text).toEqual({ ...en.text, copy: 'Kopiera' });
});

test.each([
  ['text:\n  directLink: "{what}"\n', 'Names: {heading}.'],
  ['text:\n  copy: "{what}"\n', 'Write it without braces.'],
])('what a sentence may name instead is said: %j', (yaml, hint) =>
  expect(load('nb', yaml).problems).toMatchObject([{ severity: 'error', hint }]),
);

test.each([
  ['text:\n  directLink: "{what} {heading}"\n', 'strings/unknown-name', 2, 'directLink: nothing fills {what}.'],
  [
    'search:\n  pages:\n    one: "{count}"\n    few: "{cuont} of {count}"\n    other: "{count}"\n',
    'strings/unknown-name',
    4,
    'few: nothing fills {cuont}.',
  ],
  ['text:\n  copi: x\n', 'yaml/schema', 2, 'There is no field "text.copi".'],
])('%j is a problem', (yaml, rule, line, message) => {
  const { strings, problems } = load('nb', yaml);
  expect(problems).toMatchObject([{ file: 'i18n/nb/strings.yaml', rule, line, message }]);
  expect(strings.text.copy).toBe(en.text.copy);
});
