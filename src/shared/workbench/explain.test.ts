import { expect, test } from 'vitest';
import { parseCommand } from '../commands/parse';
import { readShell } from '../commands/shell';
import { MODEL } from '../commands/test-model';
import { explain, type Part } from './explain';
import { wrapperMeaning } from './sentences';

function parts(text: string): Part[] {
  const [command] = readShell(text).commands;
  const call = command ? parseCommand(command, MODEL) : null;
  return call ? explain(call, MODEL) : [];
}

const one = (text: string, word: string): Part | undefined =>
  parts(text)
    .flatMap((part) => [part, ...part.parts])
    .find((part) => part.text === word);

test('every word of a call is in one part, in order, and parts do not overlap', () => {
  const text = `sudo ig run trace_open:%TAG% -v --fields=fname,-error -F 'error_raw>=5' --failed`;
  const found = parts(text);
  expect(found.map((part) => part.text).join(' ')).toBe(
    'sudo ig run trace_open %TAG% -v --fields fname,-error -F error_raw>=5 --failed',
  );
  for (const [index, part] of found.entries()) expect(part.offset).toBeGreaterThanOrEqual(found[index - 1]?.end ?? 0);
});

test('names inside a value are parts of it, with the row that explains them', () => {
  const value = one(`ig run trace_open -F 'error_raw>=5'`, 'error_raw>=5');
  expect(value?.meaning).toMatch(/Conditions/);
  expect(value?.parts.map((part) => [part.title, part.meaning, part.target?.anchor ?? null])).toEqual([
    ['field error_raw', 'error_raw.', 'field-error_raw'],
    ['comparison', 'is greater than or equal to', null],
  ]);
});

test("a gadget's own flag leads to its row on the gadget's page", () => {
  expect(one('ig run trace_open --failed', '--failed')).toMatchObject({
    title: 'flag --failed',
    meaning: 'Only failed calls',
    details: ['type bool', 'false by default'],
    target: { page: 'gadgets/trace_open', anchor: 'param-failed' },
  });
});

test('a flag of a gadget that is named like one of the tool is explained as the one of the gadget', () => {
  const model = {
    ...MODEL,
    runFlags: [...MODEL.runFlags, { flag: '--kind', type: 'string', meaning: 'Of the tool', here: true }],
  };
  const [command] = readShell('ig run trace_open --kind file').commands;
  const call = command && parseCommand(command, model);
  expect(call && explain(call, model).find(({ text }) => text === '--kind')?.meaning).toBe('What is opened');
});

test('a short flag is explained by its long name; an unknown one says so', () => {
  expect(one('ig run trace_open -o json', '-o')?.title).toBe('flag --output (-o)');
  expect(one('ig run trace_open -o json', 'json')?.parts.map((part) => part.title)).toEqual(['output mode']);
  expect(one('ig run trace_open --no', '--no')).toMatchObject({
    title: 'unknown flag',
    meaning: 'Unknown in this version.',
    unexplained: 'unknown',
  });
});

test('what belongs to the shell says that it does', () => {
  expect(one('FOO=1 sudo ig run trace_open', 'sudo')?.meaning).toMatch(/root/);
  expect(one('FOO=1 sudo ig run trace_open', 'FOO=1')?.meaning).toMatch(/variable/);
  expect(wrapperMeaning('nice')).toMatch(/not to the tool/);
});

test('what has no meaning says why', () => {
  const reason = (text: string, word: string): string | null | undefined => one(text, word)?.unexplained;
  expect(reason('ig run trace_open --failed', '--failed')).toBeNull();
  expect(reason('ig run trace_open --no', '--no')).toBe('unknown');
  expect(reason('ig run ghcr.io/me/mine --no', '--no')).toBe('foreign');
  expect(reason('ig run ghcr.io/me/mine', 'ghcr.io/me/mine')).toBe('foreign');
  expect(reason('ig run $IMAGE', '$IMAGE')).toBe('placeholder');
  expect(reason('ig runn trace_open', 'runn')).toBe('unknown');
  expect(reason('ig run trace_open other', 'other')).toBe('chosen');
  // Whose image it is tells nothing of a value.
  expect(reason('ig run ghcr.io/me/mine --nope=5', '5')).toBe('chosen');
  expect(reason('ig run trace', 'trace')).toBe('foreign');
  expect(reason('ig trace', 'trace')).toBe('removed');
});

test.each([
  ['fname,error', 'The fields to show, in this order.'],
  ['open:fname,error', 'The fields to show, in this order.'],
  ['+fname', 'Fields added to or removed from the default columns.'],
  ['fname,-error', 'Fields added to or removed from the default columns.'],
  ['open:-fname', 'Fields added to or removed from the default columns.'],
  ['open:fname;+error', 'Fields added to or removed from the default columns.'],
])('what --fields %s does', (value, meaning) =>
  expect(one(`ig run trace_open --fields '${value}'`, value)?.meaning).toBe(meaning),
);
