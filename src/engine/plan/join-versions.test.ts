import { expect, test } from 'vitest';
import type { Diagnostic } from '../model/diagnostic';
import { joinVersions } from './plan';

const problem = (message: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  file: 'a.md',
  line: 1,
  column: 1,
  rule: 'link/broken',
  severity: 'error',
  message,
  ...more,
});
const messages = (...problems: Diagnostic[]): string[] => joinVersions(problems).map(({ message }) => message);

test.each<[string, Diagnostic[], string[]]>([
  ['one version', [problem('Gone in v1.')], ['Gone in v1.']],
  ['several versions', [problem('Gone in v1.'), problem('Gone in v2.')], ['Gone in v1, v2.']],
  ['no version', [problem('Gone.'), problem('Gone.')], ['Gone.']],
  ['several lines', [problem('One\ntwo in v1.'), problem('One\ntwo in v2.')], ['One\ntwo in v1, v2.']],
  ['other words', [problem('Gone in v1.'), problem('Lost in v2.')], ['Gone in v1.', 'Lost in v2.']],
  ['another "in"', [problem('No file in it, in v1.'), problem('No file in it, in v2.')], ['No file in it, in v1, v2.']],
  ...[{ file: 'b.md' }, { line: 2 }, { column: 2 }, { rule: 'x' }].map((more): [string, Diagnostic[], string[]] => [
    `another place or rule, ${JSON.stringify(more)}`,
    [problem('Gone in v1.'), problem('Gone in v2.', more)],
    ['Gone in v1.', 'Gone in v2.'],
  ]),
])('problems of %s', (_, problems, joined) => expect(messages(...problems)).toEqual(joined));

test('all but the message is that of the first', () =>
  expect(joinVersions([problem('Gone in v1.', { hint: 'Mend.' }), problem('Gone in v2.')])).toEqual([
    problem('Gone in v1, v2.', { hint: 'Mend.' }),
  ]));
