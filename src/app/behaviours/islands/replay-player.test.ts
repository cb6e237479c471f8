import { expect, test } from 'vitest';
import { replaySteps } from './replay-player';

const typed = (line: string) => ({ line, isCommand: true });
const printed = (line: string) => ({ line, isCommand: false });
const order = (panes: Parameters<typeof replaySteps<string>>[0]): string[] =>
  replaySteps(panes).map(({ line }) => line);

test('an example of several terminals happens in the order of cause and effect, and long output does not take long', () => {
  const rows = Array.from({ length: 100 }, (_, index) => printed(`row ${index}`));
  const steps = replaySteps([
    [typed('run'), ...rows],
    [typed('exec'), printed('done'), typed('again')],
  ]);
  expect(steps.slice(0, 5).map(({ line }) => line)).toEqual(['run', 'exec', 'done', 'again', 'row 0']);
  expect(steps.at(-1)?.line).toBe('row 99');
  const output = steps.slice(4).reduce((sum, { rest }) => sum + rest, 0);
  expect(output).toBeLessThanOrEqual(6000);
  expect(steps[0]?.rest).toBeGreaterThan(steps[4]?.rest ?? 0);
});

test('in one terminal every command is followed by what it prints', () => {
  expect(order([[typed('one'), printed('a'), typed('two'), printed('b')]])).toEqual(['one', 'a', 'two', 'b']);
  expect(order([])).toEqual([]);
});
