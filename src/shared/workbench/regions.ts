/**
 * Finds every stretch of a terminal block that something is known of: words of commands, names and values of output.
 */

import type { Place } from '../commands/shell-words';
import type { CommandModel } from '../commands/model';
import { parseCommand, type ParsedCommand } from '../commands/parse';
import type { ShellCommand } from '../commands/shell';
import { readSteps, type TerminalStep } from '../commands/terminal';
import type { DataSourceView, FieldView, GadgetView } from '../gadgets/view';
import { explain, type Part } from './explain';
import { readColumns } from './output/columns';
import { readJson, readYaml, type Printed } from './output/documents';
import { recognise } from './output/recognise';

/** A title of a column or a key, or a value of it. */
export interface CellRegion extends Place {
  kind: 'cell';
  /** `null` for the title or key itself. */
  value: string | null;
  field: FieldView;
  source: DataSourceView;
  gadget: GadgetView;
  /** Where the command begins that has printed it. */
  command: number;
}

export type Region = (Place & { kind: 'word'; part: Part }) | CellRegion;

/** All regions of a block in the order of its text. A region inside another one follows it. */
export function regionsOf(code: string, language: string, model: CommandModel): Region[] {
  return readSteps(code, language).flatMap((step) => {
    const calls = step.script.commands.flatMap((command) => callOf(command, model));
    const words = calls.flatMap((call) =>
      explain(call, model).flatMap((part) => [wordRegion(part), ...part.parts.map(wordRegion)]),
    );
    const [call] = calls;
    return call && calls.length === 1 ? [...words, ...cellsOf(step, call)] : words;
  });
}

/** A call of one of the tools; none for a sentence that begins with the name of one, as messages do. */
function callOf(command: ShellCommand, model: CommandModel): ParsedCommand[] {
  const call = parseCommand(command, model);
  const isSentence = call?.unknown && !model.removed.includes(call.unknown.text);
  return call && !isSentence ? [call] : [];
}

function wordRegion(part: Part): Region {
  return { kind: 'word', part, offset: part.offset, end: part.end };
}

/** Names and values that a gadget has printed, of the data source that they fit best. */
function cellsOf(step: TerminalStep, call: ParsedCommand): Region[] {
  const { gadget } = call;
  if (!gadget || call.redirected) return [];
  const printed = readPrinted(step.output, modeOf(call, gadget));
  const names = [...new Set(printed.map((one) => one.name))];
  const [best] = recognise(names, [gadget]);
  if (!best) return [];
  const command = call.tokens[0]?.offset ?? 0;
  return printed.flatMap(({ name, value, offset, end }): Region[] => {
    const field = best.fields[names.indexOf(name)];
    return field ? [{ kind: 'cell', offset, end, value, field, source: best.source, gadget, command }] : [];
  });
}

/** How a call prints: what it asks for, else what its gadget does without being asked. */
function modeOf(call: ParsedCommand, gadget: GadgetView): string {
  const asked = call.args.flags.filter((flag) => flag.name === '--output').at(-1)?.value;
  return asked?.split(':').at(-1) ?? gadget.dataSources.find((one) => one.visible)?.defaultOutputMode ?? 'columns';
}

function readPrinted(output: TerminalStep['output'], mode: string): Printed[] {
  if (mode === 'columns') return printedTable(output);
  if (mode === 'yaml') return readYaml(output);
  return mode.startsWith('json') ? readJson(output) : [];
}

function printedTable(output: TerminalStep['output']): Printed[] {
  const { titles = [], rows = [] } = readColumns(output) ?? {};
  const cells = rows.flatMap((row) =>
    row.map(({ text, ...place }, column) => ({ name: titles[column]?.text ?? '', value: text, ...place })),
  );
  return [
    ...titles.map(({ text, ...place }) => ({ name: text, value: null, ...place })),
    ...cells.filter(({ value }) => value !== ''),
  ];
}
