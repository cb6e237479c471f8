import { asksForHelp } from './arguments';
import { commandOf, usage } from './commands';
import { describeFailure, exitCodeOf } from './failure';

/**
 * Runs one command and returns its exit code, `null` while a server runs. The only place that turns errors into text and
 * codes.
 */
async function run([name = '', ...args]: readonly string[]): Promise<number | null> {
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

/** Resolves when the reader of a stream, or the system for it, has all that was written. */
function taken(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => stream.write('', () => resolve()));
}

process.on('uncaughtException', (error) => {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exit(1);
});

const code = await run(process.argv.slice(2));
if (code !== null) {
  process.exitCode = code;
  await Promise.all([taken(process.stdout), taken(process.stderr)]);
  // A leftover of the site's code, such as a timer, would keep the process alive.
  process.exit(code);
}
