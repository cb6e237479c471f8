import { expect, test } from 'vitest';
import { replaySteps } from './replay-steps';

test('an example happens in the order of cause and effect, and long output does not take long', () => {
  const first = { commands: ['run'], output: Array.from({ length: 100 }, (_, index) => `row ${index}`) };
  const steps = replaySteps([first, { commands: ['exec', 'again'], output: ['done'] }]);
  expect(steps.slice(0, 5).map(({ line }) => line)).toEqual(['run', 'exec', 'again', 'done', 'row 0']);
  expect(steps.at(-1)?.line).toBe('row 99');
  const output = steps.slice(4).reduce((sum, { rest }) => sum + rest, 0);
  expect(output).toBeLessThanOrEqual(6000);
  expect(steps[0]?.rest).toBeGreaterThan(steps[4]?.rest ?? 0);
  expect(replaySteps([])).toEqual([]);
});
