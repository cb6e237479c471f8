import { asksForHelp } from './arguments';
import { commandOf, usage } from './commands';
import { isSiteCodeRunning } from '../model/site-code';
import { describeFailure, describeLate, exitCodeOf } from './failure';

/** Runs one command and gives its exit code. The only place that turns errors into text and codes. */
async function run([name = '', ...args]: readonly string[]): Promise<number> {
  try {
    if (['--help', '-h', 'help'].includes(name)) return help();
    const command = commandOf(name);
    if (asksForHelp(args)) return help(name);
    return await command.run(args);
  } catch (error) {
    process.stderr.write(`\n${describeFailure(error)}\n`);
    return exitCodeOf(error);
  }
}

function help(name?: string): number {
  process.stdout.write(`${usage(name)}\n`);
  return 0;
}

let isDone = false;

process.on('uncaughtException', (error) => {
  if (isSiteCodeRunning()) return;
  isDone = true;
  process.stderr.write(`\n${describeLate(error)}\n`);
  process.exit(1);
});
process.on('exit', () => {
  if (isDone) return;
  process.stderr.write('\nThe command ended before it was done: code of the site ends it, or waits for nothing.\n');
  process.exitCode = 1;
});

process.exitCode = await run(process.argv.slice(2));
isDone = true;
