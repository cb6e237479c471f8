import { expect, test } from 'vitest';
import { readPasted } from './pasted';

test.each([
  ['a\r\nb\rc', 'a\nb\nc', ''],
  ['ig\u200b run', 'ig run', 'Invisible characters were removed.'],
  ['ig\u0003 r\u202eun', 'ig run', 'Invisible characters were removed.'],
  ['\u001b[1;31mig\u001b[0m run', 'ig run', 'Invisible characters were removed.'],
  ['ig\trun', 'ig run', ''],
  ['ig\u00a0run', 'ig run', 'Special spaces were made plain ones.'],
  ['\u2018a\u2019', "'a'", "Typographic quotes were made plain ones: '."],
  ['\u201ca\u201d \u00abb\u00bb', '"a" "b"', 'Typographic quotes were made plain ones: ".'],
  ['ig \u2014failed \u2013f x', 'ig --failed -f x', 'Long dashes were made the dashes of flags: - or --.'],
  ['\u2013-failed', '--failed', 'Long dashes were made the dashes of flags: - or --.'],
  ['a\u2013b', 'a-b', 'Long dashes were made plain ones.'],
  ['a `\nb ^\nc', 'a \\\nb \\\nc', 'Line ends of PowerShell or cmd were made those of a shell: \\.'],
  ['a`\nb', 'a`\nb', ''],
  ['a \\ \t\nb', 'a \\\nb', 'Spaces behind a backslash at the end of a line were taken out.'],
  ['  \n  a  \n', '  a', ''],
  ['\n\na', 'a', ''],
])('%j is read as %j', (pasted, text, note) =>
  expect(readPasted(pasted)).toEqual({ text, notes: note === '' ? [] : [note] }),
);
