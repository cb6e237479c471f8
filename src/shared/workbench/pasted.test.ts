import { expect, test } from 'vitest';
import { readPasted } from './pasted';

test.each([
  ['a\r\nb\rc', 'a\nb\nc', ''],
  ['ig\u200b run', 'ig run', 'Invisible characters were removed.'],
  ['ig\u0003 r\u202eun', 'ig run', 'Invisible characters were removed.'],
  ['\u001b[1;31mig\u001b[0m run', 'ig run', 'Invisible characters were removed.'],
  ['ig\trun', 'ig run', ''],
  ['ig\u00a0run', 'ig run', 'Special spaces were replaced with plain spaces.'],
  ['\u2018a\u2019', "'a'", "Typographic quotes were replaced with plain quotes: '."],
  ['\u201ca\u201d \u00abb\u00bb', '"a" "b"', 'Typographic quotes were replaced with plain quotes: ".'],
  ['ig \u2014failed \u2013f x', 'ig --failed -f x', 'Long dashes were replaced with the hyphens of flags: - or --.'],
  ['\u2013-failed', '--failed', 'Long dashes were replaced with the hyphens of flags: - or --.'],
  ['a\u2013b', 'a-b', 'Long dashes were replaced with hyphens.'],
  ['a `\nb ^\nc', 'a \\\nb \\\nc', 'PowerShell or cmd line continuations were replaced with shell ones: \\.'],
  ['a`\nb', 'a`\nb', ''],
  ['a \\ \t\nb', 'a \\\nb', 'Spaces after a backslash at the end of a line were removed.'],
  ['  \n  a  \n', '  a', ''],
  ['\n\na', 'a', ''],
])('%j is read as %j', (pasted, text, note) =>
  expect(readPasted(pasted)).toEqual({ text, notes: note === '' ? [] : [note] }),
);
