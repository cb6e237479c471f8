import { nearest } from '../../shared/nearest';
import { CommandError } from '../model/command-error';

/** Arguments of a command that takes values: what stands by itself, and `--name value` or `--name=value`. */
export interface NewArguments<Flag extends string> {
  positional: string[];
  values: Partial<Record<Flag, string>>;
}

/** Reads arguments. Throws `CommandError` that names the legal flags for an unknown one or one without a value. */
export function readArguments<Flag extends string>(
  args: readonly string[],
  flags: readonly Flag[],
): NewArguments<Flag> {
  const positional: string[] = [];
  const values: Partial<Record<Flag, string>> = {};
  for (let index = 0; index < args.length; index++) {
    const argument = args[index] ?? '';
    if (!argument.startsWith('--')) {
      positional.push(argument);
      continue;
    }
    const [written = '', inline] = argument.slice(2).split(/=(.*)/s, 2);
    const flag = flags.find((known) => known === written);
    if (flag === undefined) {
      const near = nearest(written, flags);
      throw new CommandError(
        `There is no flag --${written}.${near ? ` Did you mean --${near}?` : ''} Flags: ${flags.map((known) => `--${known}`).join(', ')}.`,
      );
    }
    const value = inline ?? args[(index += 1)];
    if (value === undefined || (inline === undefined && value.startsWith('--')))
      throw new CommandError(`--${flag} needs a value: --${flag} "…".`);
    values[flag] = value;
  }
  return { positional, values };
}

/** The parts of a comma-separated value. */
export function listOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
