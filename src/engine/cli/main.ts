import { CommandError } from '../model/command-error';
import { COMMANDS, usage } from './commands';
import { DiagnosticsError } from '../model/diagnostic';
import { formatDiagnostics } from './print';
import path from 'node:path';

/** Runs one command and gives its exit code. The only place that turns errors into text and codes. */
async function run(argv: readonly string[]): Promise<number> {
  const [name = '', ...rest] = argv;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || rest.includes('--help') || rest.includes('-h')) {
    process.stderr.write(usage(name));
    return command || name === '--help' || name === '-h' ? 0 : 2;
  }
  const root = path.resolve(rest.find((argument) => !argument.startsWith('-')) ?? '.');
  try {
    return await command.run({ root, flags: new Set(rest.filter((argument) => argument.startsWith('-'))), args: rest });
  } catch (error) {
    process.stderr.write(`\n${describe(error, root)}\n`);
    return 1;
  }
}

function describe(error: unknown, root: string): string {
  if (error instanceof DiagnosticsError) return formatDiagnostics(error.diagnostics, root);
  if (error instanceof CommandError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

process.exitCode = await run(process.argv.slice(2));
