import { asksForHelp, flagLines, listOf, readArguments, type Flag } from '../src/engine/cli/arguments';
import { describeFailure, describeInWords, exitCodeOf } from '../src/engine/cli/failure';
import { UsageError } from '../src/engine/model/command-error';
import { wholeNumber } from '../src/engine/model/whole-number';

/** A flag of a bench. A value called NUMBER is a whole one, one called RATIO any; NUMBERS are several with commas. */
interface BenchFlag extends Flag {
  /** Value of a flag that is left out; empty when there is none. */
  usual?: string;
  /** The least a number may be; 1 when left out. */
  least?: number;
  /** What the value, or each part of one with commas, may be. */
  legal?: readonly string[];
}

type BenchFlags = Readonly<Record<string, BenchFlag>>;

/** What a bench was called with. */
interface BenchArguments<Name extends string> {
  /** Values of the flags that have one. */
  values: Readonly<Record<Name, string>>;
  /** Names of the flags that have none. */
  given: ReadonlySet<Name>;
  /** What stands by itself. */
  positionals: readonly string[];
}

/**
 * Reads what follows the name of a bench. `help` begins with how it is called; one that takes words besides flags says
 * which in square brackets with dots, `[ROUTE …]`. Throws `UsageError`.
 */
export function readBenchArguments<Table extends BenchFlags>(
  argv: readonly string[],
  help: string,
  table: Table,
): BenchArguments<keyof Table & string> {
  const { values, given, positionals } = readArguments(argv, table);
  const [usage = ''] = help.split('\n', 1);
  if (positionals.length > 0 && !/\[\w+ …\]/.test(usage))
    throw new UsageError(`"${positionals.join(' ')}" is too much. ${usage}`);
  const written: Partial<Record<string, string>> = values;
  const all = Object.entries(table).map(([name, { value, usual = '', least = 1, legal }]) => {
    const text = written[name] ?? usual;
    if (value === 'NUMBER') wholeNumber(`--${name}`, text, { least });
    if (value === 'NUMBERS') for (const part of text.split(',')) wholeNumber(`--${name}`, part.trim(), { least });
    if (value === 'RATIO' && !/^\d+(?:\.\d+)?$/.test(text))
      throw new UsageError(`--${name} is "${text}"; it must be a number.`);
    const wrong = legal && listOf(text).find((part) => !legal.includes(part));
    if (wrong !== undefined) throw new UsageError(`--${name} is "${wrong}"; it can be ${legal?.join(', ')}.`);
    return [name, text];
  });
  return { values: Object.fromEntries(all) as Record<keyof Table & string, string>, given, positionals };
}

/** The same for the program that npm has started, which ends here after `--help` or a wrong call. */
export function benchArguments<Table extends BenchFlags>(
  help: string,
  table: Table,
): BenchArguments<keyof Table & string> {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${describeInWords(error)}\n`);
    process.exit(exitCodeOf(error));
  });
  try {
    const argv = process.argv.slice(2);
    if (!asksForHelp(argv)) return readBenchArguments(argv, help, table);
    process.stdout.write(`${[help, ...flagLines({ ...table, help: { summary: 'prints this' } })].join('\n')}\n`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(exitCodeOf(error));
  }
}
