import { commandOf, usage } from './commands';
import { describeFailure, exitCodeOf } from './failure';

/** Runs one command and gives its exit code. The only place that turns errors into text and codes. */
async function run([name = '', ...args]: readonly string[]): Promise<number> {
  try {
    const behindDashes = args.indexOf('--');
    const asked = behindDashes < 0 ? args : args.slice(0, behindDashes);
    if (['--help', '-h', 'help'].includes(name)) return help();
    const command = commandOf(name);
    if (asked.includes('--help') || asked.includes('-h')) return help(name);
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

process.exitCode = await run(process.argv.slice(2));
