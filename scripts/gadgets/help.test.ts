import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sentence } from './difference';
import { compareFlags } from './flags/compare-flags';
import { readHelp } from './flags/help-output';
import { copyFixture } from './test-copies';

const { folder, load } = copyFixture();

describe('help', () => {
  const HELP = `Open a door

Usage:
  ig house door NAME [flags]

Aliases:
  door, d

Flags:
  -h, --help            help for door
      --bell string     which bell
      --ring string     how it rings
      --wait duration   how long to wait (default 1m30s)
  -w, --wide            open it wide

Global Flags:
      --config string   a file
`;
  function toldOfHelp(text: string): string[] {
    const help = path.join(folder(), 'door.txt');
    writeFileSync(help, text);
    return compareFlags(readHelp(help), load()).map(sentence);
  }

  test('that agrees has no difference', () => expect(toldOfHelp(HELP)).toEqual([]));

  test.each([
    [
      'new',
      '--wide  ',
      '--wide-open  ',
      [
        'ig house door: flag --wide-open is in v3, not in our data',
        'ig house door: flag --wide is in our data, not in v3',
      ],
    ],
    [
      'default',
      '(default 1m30s)',
      '(default 2m0s)',
      ['ig house door: flag --wait: default is 2m0s in v3, 1m30s in our data'],
    ],
    ['short form', '-w, --wide', '-o, --wide', ['ig house door: flag --wide: short form is -o in v3, -w in our data']],
    ['aliases', 'door, d', 'door, dr', ['ig house: command door: aliases is dr in v3, d in our data']],
  ])('%s is found', (_what, from, to, expected) => expect(toldOfHelp(HELP.replace(from, to))).toEqual(expected));

  test('a text that is none is an error', () => {
    expect(() => toldOfHelp('hello')).toThrow(/no output of --help/);
  });
});
