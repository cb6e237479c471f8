import { parseArgs } from 'node:util';
import { nearest } from '../../shared/nearest';
import { UsageError } from '../model/errors';

/** A flag of a command. */
export interface Flag {
  /** Placeholder of the value in the help. A flag without one takes no value. */
  value?: string;
  summary: string;
}

/** Flags by name without the hyphens. */
export type Flags = Readonly<Record<string, Flag>>;

/** What a command was called with. */
export interface Arguments<Name extends string = string> {
  /** Arguments without a flag, and everything after `--`. */
  positionals: string[];
  /** Values of the flags that have one. */
  values: Partial<Record<Name, string>>;
  /** Names of the flags that have none. */
  given: ReadonlySet<Name>;
}

/**
 * Reads arguments: `--name value`, `--name=value`, `--name`, and positionals. Throws `UsageError` that names
 * the nearest and all legal flags for an unknown one, and for a value that is missing or too much.
 */
export function readArguments<Table extends Flags>(
  args: readonly string[],
  flags: Table,
): Arguments<keyof Table & string> {
  type Name = keyof Table & string;
  const typeOf = ({ value }: Flag) => ({ type: value === undefined ? ('boolean' as const) : ('string' as const) });
  const options = Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, typeOf(flag)]));
  const reading = { strict: false, allowPositionals: true, tokens: true } as const;
  const { tokens, positionals, values } = parseArgs({ args: [...args], options, ...reading });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value = '', inlineValue } = token;
    const flag = rawName.startsWith('--') && Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (!flag) throw new UsageError(unknownFlag(rawName, flags));
    if (flag.value === undefined && value !== '') throw new UsageError(`--${name} takes no value.`);
    if (flag.value !== undefined && (value === '' || (!inlineValue && value.startsWith('-'))))
      throw new UsageError(`--${name} needs a value: --${name} ${flag.value}.`);
  }
  const given = new Set(Object.keys(values).filter((name) => values[name] === true) as Name[]);
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return { positionals, values: Object.fromEntries(texts) as Partial<Record<Name, string>>, given };
}

/** Whether a call asks for help; arguments after `--` do not count. */
export function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).some((one) => one === '--help' || one === '-h');
}

function unknownFlag(written: string, flags: Flags): string {
  const names = Object.keys(flags);
  const near = nearest(written.replace(/^-+/, ''), names);
  const legal = names.length === 0 ? 'The command has none.' : `Flags: ${names.map((name) => `--${name}`).join(', ')}.`;
  return `There is no flag ${written}.${near ? ` Did you mean --${near}?` : ''} ${legal}`;
}

/** Flags as the help lists them, a line each, with their texts in one column. */
export function flagLines(flags: Flags): string[] {
  const rows = Object.entries(flags).map(
    ([name, { value, summary }]) => [`--${name}${value === undefined ? '' : ` ${value}`}`, summary] as const,
  );
  const width = Math.max(...rows.map(([flag]) => flag.length));
  return rows.map(([flag, summary]) => `  ${flag.padEnd(width)}  ${summary}`);
}
