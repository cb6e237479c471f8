import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { en } from '../../shared/strings/en';
import type { Diagnostic } from '../model/diagnostic';
import { loadStrings } from './locales';

const root = mkdtempSync(path.join(tmpdir(), 'strings-'));
afterAll(() => rmSync(root, { recursive: true }));

function load(code: string, yaml: string) {
  mkdirSync(path.join(root, 'content/i18n', code), { recursive: true });
  writeFileSync(path.join(root, 'content/i18n', code, 'strings.yaml'), yaml);
  const problems: Diagnostic[] = [];
  return { strings: loadStrings(root, code, problems), problems };
}

test('a language without a catalogue uses English strings and its own code', () => {
  expect(loadStrings(root, 'sv', [])).toEqual({ ...en, lang: 'sv' });
});

test('each string of the file replaces the string of the catalogue', () => {
  const { strings, problems } = load('sv', 'text:\n  copy: Kopiera\n');
  expect(problems).toEqual([]);
  expect(strings.text).toEqual({ ...en.text, copy: 'Kopiera' });
});

test('a string that English lacks is a problem', () => {
  const { strings, problems } = load('nb', 'text:\n  copi: x\n');
  expect(problems).toMatchObject([
    { file: 'content/i18n/nb/strings.yaml', rule: 'yaml/schema', line: 2, message: 'There is no field "text.copi".' },
  ]);
  expect(strings.text.copy).toBe(en.text.copy);
});
