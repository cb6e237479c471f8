import { rmSync } from 'node:fs';
import path from 'node:path';
import { runAsProgram, scriptCommand } from '../scripts/command';
import { wholeNumber } from '../src/engine/model/whole-number';
import { runMeasured, type Measured } from './run-measured';

const HELP = `npm run bench:build

Builds the site cold, without caches and output, and then warm, and prints the time and memory of each.`;

const FLAGS = {
  rounds: { value: 'NUMBER', summary: 'how often each is built, once unless told; medians are printed' },
};

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

await runAsProgram(
  scriptCommand(HELP, FLAGS, async ({ values, root, print }) => {
    const rounds = wholeNumber('--rounds', values.rounds ?? '1', { least: 1 });
    const runs: Record<'cold' | 'warm', Measured[]> = { cold: [], warm: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['node_modules/.cache/site', 'dist'])
        rmSync(path.join(root, name), { recursive: true, force: true });
      for (const kind of ['cold', 'warm'] as const)
        runs[kind].push(await runMeasured('npm', ['run', '-s', 'build'], root));
    }
    for (const [kind, own] of Object.entries(runs)) {
      const middle = (of: (run: Measured) => number): string => median(own.map(of)).toFixed(1);
      print(
        `${kind}: ${middle((run) => run.seconds)} s, ${middle((run) => run.processorSeconds)} s of the processor, ` +
          `${middle((run) => run.peakMegabytes)} MB of memory\n`,
      );
    }
    return 0;
  }),
);
