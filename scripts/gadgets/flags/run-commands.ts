import { bracketed, entriesOf, placeAt, splitArguments, stringValue, unquote, type GoFile } from '../tool/go-source';
import type { Environment } from '../../../src/shared/gadgets/view';
import { flagCall, type Command } from './flag-calls';
import type { GoFunction, GoModule, GoPackage } from '../tool/go-module';
import type { ToolCommand } from './model';

/** What a variable can be while the making of commands is followed. */
type Value = Command | Command[] | string | null;

/** Follows `init` and `main` of a tool and gives the commands they make; null when there is no such tool. */
export function toolCommands(module: GoModule, tool: Environment): ToolCommand[] | null {
  const home = module.package(`cmd/${tool}`);
  if (home.files.length === 0) return null;
  const run = new CommandRun(module);
  const made = ['init', 'main']
    .flatMap((name) => home.functions.filter((one) => one.name === name))
    .flatMap((one) => run.call(one, []).made);
  const all = [...run.shared(home).values(), ...made].filter((value): value is Command => isCommand(value));
  const below = new Set(all.flatMap(({ commands }) => commands));
  const root = all.find((command) => !below.has(command) && command.commands.length > 0);
  return root === undefined ? null : flatten(root, tool, []);
}

function isCommand(value: Value): value is Command {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function flatten(command: Command, tool: Environment, path: string[]): ToolCommand[] {
  const { name: _name, commands, ...own } = command;
  return [{ ...own, tool, path }, ...commands.flatMap((below) => flatten(below, tool, [...path, below.name]))];
}

const STEP = new RegExp(
  [
    String.raw`(?<made>\w+)\s*:?=\s*&cobra\.Command\{`,
    String.raw`(?<returned>return)\s+&cobra\.Command\{`,
    String.raw`(?<list>\w+)\s*:?=\s*\[\]\*cobra\.Command\{`,
    String.raw`(?:\w+\s*:?=\s*)?(?<flagged>\w+)\.(?:Persistent)?Flags\(\)\.(?<method>\w+)\(`,
    String.raw`\w+\.AddFlags\((?<library>\w+)\.(?:Persistent)?Flags\(\)`,
    String.raw`(?<parent>\w+)\.AddCommand\(`,
    String.raw`(?<aliased>\w+)\.Aliases\s*=\s*\[\]string\{`,
    String.raw`for _, (?<each>\w+) := range (?<of>\w+) \{`,
    String.raw`if (?<asked>\w+) (?<sign>[!=]=) (?<other>[\w.]+) \{`,
    String.raw`return (?<result>\w+)\b(?![.(])`,
    String.raw`(?:(?<target>\w+)\s*:?=\s*)?(?:(?<owner>\w+)\.)?(?<called>[A-Za-z]\w*)\(`,
  ].join('|'),
  'g',
);

type Groups = Readonly<Record<string, string | undefined>>;

/** The position of a step in its function, and the text in its last brackets. */
interface Brackets {
  start: number;
  open: number;
  inside: string;
  end: number;
}

interface Frame {
  one: GoFunction;
  home: GoPackage;
  values: Map<string, Value>;
  made: Command[];
  result: Value;
  isOver: boolean;
}

class CommandRun {
  private readonly module: GoModule;
  private readonly sharedOf = new Map<string, Map<string, Value>>();

  constructor(module: GoModule) {
    this.module = module;
  }

  /** Commands that stand at the top of a package. */
  shared(home: GoPackage): Map<string, Value> {
    const known = this.sharedOf.get(home.folder);
    if (known) return known;
    const found = new Map<string, Value>();
    this.sharedOf.set(home.folder, found);
    for (const file of home.files)
      for (const match of file.text.matchAll(/^var (\w+) = &cobra\.Command\{/gm))
        found.set(match[1] ?? '', literal(file, match.index + match[0].length - 1, home, new Map()));
    return found;
  }

  /** Follows one function; gives what it returns and the commands it made. */
  call(one: GoFunction, args: readonly Value[]): { result: Value; made: Command[] } {
    const home = this.module.package(one.folder);
    const frame: Frame = { one, home, values: new Map(this.shared(home)), made: [], result: null, isOver: false };
    one.params.forEach(({ name }, index) => frame.values.set(name, args[index] ?? null));
    const step = new RegExp(STEP.source, 'g');
    for (let match = step.exec(one.body); match !== null && !frame.isOver; match = step.exec(one.body)) {
      const open = match.index + match[0].length - 1;
      const { inside, end } = bracketed(one.body, open);
      if (this.step(match.groups ?? {}, { start: match.index, open, inside, end }, frame)) step.lastIndex = end;
    }
    return frame;
  }

  /** Runs one step; returns whether to skip the text in its brackets. */
  private step(groups: Groups, brackets: Brackets, frame: Frame): boolean {
    const { values, one, made } = frame;
    const { made: variable, returned, list, flagged, library, parent, aliased, each, asked, result } = groups;
    const commandOf = (name: string): Command | null => {
      const value = values.get(name) ?? null;
      return isCommand(value) ? value : null;
    };
    if (variable !== undefined || returned !== undefined) {
      const command = literal(one.file, one.start + brackets.open, frame.home, values);
      made.push(command);
      if (variable === undefined) frame.result = command;
      else values.set(variable, command);
    } else if (list !== undefined) {
      const elements = splitArguments(brackets.inside).map((source) => this.value(source, one, values));
      values.set(list, elements.filter(isCommand));
    } else if (flagged !== undefined) {
      this.flag(commandOf(flagged), groups['method'] ?? '', brackets, frame);
    } else if (library !== undefined) {
      const command = commandOf(library);
      if (command) command.others = 'library';
      return false;
    } else if (parent !== undefined) {
      const added = splitArguments(brackets.inside).flatMap((source) => this.value(source, one, values) ?? []);
      commandOf(parent)?.commands.push(...added.filter((value) => typeof value !== 'string'));
    } else if (aliased !== undefined) {
      const command = commandOf(aliased);
      if (command) command.aliases = texts(brackets.inside);
    } else if (each !== undefined) {
      values.set(each, values.get(groups['of'] ?? '') ?? null);
      return false;
    } else if (asked !== undefined) {
      return !this.mayBeTrue(asked, groups['sign'] ?? '', groups['other'] ?? '', one, values);
    } else if (result !== undefined) {
      frame.result = commandOf(result) ?? frame.result;
      frame.isOver = commandOf(result) !== null;
      return false;
    } else {
      return this.called(groups, brackets, frame);
    }
    return true;
  }

  /** A call of a function that makes commands; others are stepped into for the calls in their brackets. */
  private called(groups: Groups, { start, end }: Brackets, { one, values }: Frame): boolean {
    const { target, owner, called } = groups;
    const name = owner === undefined ? `${called}(` : `${owner}.${called}(`;
    const value = this.value(one.body.slice(one.body.indexOf(name, start), end + 1), one, values);
    if (value === null) return false;
    if (target !== undefined) values.set(target, value);
    return true;
  }

  private flag(command: Command | null, method: string, brackets: Brackets, { one, home }: Frame): void {
    if (command === null) return;
    const place = placeAt(one.file, one.start + brackets.open);
    flagCall(command, method, splitArguments(brackets.inside), place, home.constants);
  }

  /** The value of a variable, a constant, or what a function of the module returns. */
  private value(source: string, one: GoFunction, values: ReadonlyMap<string, Value>): Value {
    const known = values.get(source.trim());
    if (known !== undefined) return known;
    const call = /^(?:(\w+)\.)?(\w+)\(/.exec(source.trim());
    if (call === null) return this.constant(source.trim(), one);
    const folder = call[1] === undefined ? one.folder : this.module.imported(one.file, call[1]);
    const target =
      folder === null ? undefined : this.module.package(folder).functions.find(({ name }) => name === call[2]);
    if (target === undefined || !makesCommands(target)) return null;
    const args = splitArguments(bracketed(source.trim(), call[0].length - 1).inside);
    return this.call(
      target,
      args.map((argument) => this.value(argument, one, values)),
    ).result;
  }

  private constant(source: string, one: GoFunction): string | null {
    const [, owner, name] = /^(?:(\w+)\.)?(\w+)$/.exec(source) ?? [];
    const folder = owner === undefined ? one.folder : this.module.imported(one.file, owner);
    return (
      unquote(source) ?? (folder === null ? null : (this.module.package(folder).constants.get(name ?? '') ?? null))
    );
  }

  /** Whether a condition is true or cannot be decided. */
  private mayBeTrue(
    asked: string,
    sign: string,
    other: string,
    one: GoFunction,
    values: ReadonlyMap<string, Value>,
  ): boolean {
    if (!values.has(asked)) return true;
    const left = values.get(asked) ?? null;
    if (other === 'nil') return (left === null) === (sign === '==') || isCommand(left);
    const right = this.constant(other, one);
    return typeof left !== 'string' || right === null ? true : (left === right) === (sign === '==');
  }
}

/** Only functions that take or give commands are followed. */
function makesCommands({ params, file, start }: GoFunction): boolean {
  const head = file.text.slice(file.text.lastIndexOf('\nfunc ', start), start);
  return params.some(({ type }) => type.includes('*cobra.Command')) || /\)\s*\*cobra\.Command\s*\{$/.test(head);
}

function literal(file: GoFile, open: number, home: GoPackage, values: ReadonlyMap<string, Value>): Command {
  const { inside } = bracketed(file.text, open);
  const entries = entriesOf(inside);
  const use = entries.get('Use') ?? '';
  const [, variable] = /^string\((\w+)\)$/.exec(use) ?? [];
  const bound = variable === undefined ? null : (values.get(variable) ?? null);
  const written = typeof bound === 'string' ? bound : (stringValue(use, home.constants) ?? '');
  const aliases = /^\[\]string\{([^}]*)\}$/.exec(entries.get('Aliases') ?? '')?.[1] ?? '';
  return {
    name: written.split(' ')[0] ?? '',
    aliases: texts(aliases),
    flags: [],
    commands: [],
    others: 'none',
    ...placeAt(file, open),
  };
}

function texts(inside: string): string[] {
  return splitArguments(inside).flatMap((source) => unquote(source) ?? []);
}
