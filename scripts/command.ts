import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asksForHelp, flagLines, readArguments, type Arguments, type Flags } from '../src/engine/cli/arguments';
import { inColor } from '../src/engine/model/print';
import { describeFailure, exitCodeOf } from '../src/engine/cli/failure';

type Print = (text: string) => void;

interface Call<Name extends string> extends Arguments<Name> {
  root: string;
  print: Print;
}

/** A command with its arguments: gives the exit code, and throws `CommandError` and `UsageError`. */
type ScriptCommand = (argv: readonly string[], root: string, print?: Print) => Promise<number>;

/** Makes a command of its flags and of what stands above them in its help. It has `--help` besides. */
export function scriptCommand<Table extends Flags>(
  help: string,
  table: Table,
  run: (call: Call<keyof Table & string>) => Promise<number>,
): ScriptCommand {
  const flags = { ...table, help: { summary: 'prints this' } };
  return async (argv, root, print = (text) => void process.stdout.write(inColor(text))) => {
    if (!asksForHelp(argv)) return run({ ...readArguments(argv, flags), root, print });
    print(`${help}\n\n${flagLines(flags).join('\n')}\n`);
    return 0;
  };
}

/**
 * Runs a command as the program that npm has started, in the folder it was started in. A module that others import
 * passes its URL, and nothing is run for them.
 */
export async function runAsProgram(command: ScriptCommand, url?: string): Promise<void> {
  if (url !== undefined && realpathSync(process.argv[1] ?? '') !== fileURLToPath(url)) return;
  try {
    process.exitCode = await command(process.argv.slice(2), process.cwd());
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exitCode = exitCodeOf(error);
  }
}
