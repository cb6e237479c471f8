/** Finds every stretch of a terminal block that something is known of: words of commands, titles and cells of output. */

import type { CommandModel } from '../commands/model';
import { parseCommand, type ParsedCommand } from '../commands/parse';
import type { ShellCommand } from '../commands/shell';
import { readSteps, type TerminalStep } from '../commands/terminal';
import type { DataSourceView, FieldView, GadgetView } from '../gadgets/view';
import { explain, type Anchors, type Part } from './explain';
import { readColumns, type Cell } from './output/columns';
import { fieldsOf } from './output/recognise';

interface Stretch {
  offset: number;
  end: number;
}

/** A word of a command. */
interface WordRegion extends Stretch {
  kind: 'word';
  part: Part;
}

/** A title of a column, or a value below it. */
export interface CellRegion extends Stretch {
  kind: 'cell';
  /** `null` for the title. */
  value: string | null;
  field: FieldView;
  source: DataSourceView;
  gadget: GadgetView;
  /** Where the command begins that has printed it. */
  command: number;
}

export type Region = WordRegion | CellRegion;

/** All regions of a block in the order of its text. A region inside of another one comes behind it. */
export function regionsOf(code: string, language: string, model: CommandModel, anchors: Anchors): Region[] {
  return readSteps(code, language).flatMap((step) => {
    const calls = step.script.commands.flatMap((command) => callOf(command, model));
    const words = calls.flatMap((call) =>
      explain(call, model, anchors).flatMap((part) => [wordRegion(part), ...part.parts.map(wordRegion)]),
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

/** The smallest region at a place of the text. */
export function regionAt(regions: readonly Region[], offset: number): Region | null {
  const around = regions.filter((one) => one.offset <= offset && offset < one.end);
  return around.sort((a, b) => a.end - a.offset - (b.end - b.offset))[0] ?? null;
}

function wordRegion(part: Part): Region {
  return { kind: 'word', part, offset: part.offset, end: part.end };
}

/** Titles and cells of the table that a gadget has printed. */
function cellsOf(step: TerminalStep, call: ParsedCommand): Region[] {
  const { gadget } = call;
  const table = gadget && !call.redirected ? readColumns(step.output) : null;
  const source = gadget?.dataSources.find((one) => one.visible);
  if (!gadget || !table || !source) return [];
  const fields = fieldsOf(
    table.titles.map((title) => title.text),
    source,
  );
  const command = call.tokens[0]?.offset ?? 0;
  const region = (cell: Cell, column: number, value: string | null): Region[] => {
    const field = fields[column];
    return field ? [{ kind: 'cell', ...cell, value, field, source, gadget, command }] : [];
  };
  return [
    ...table.titles.flatMap((title, column) => region(title, column, null)),
    ...table.rows.flatMap((row) =>
      row.flatMap((cell, column) => (cell.text === '' ? [] : region(cell, column, cell.text))),
    ),
  ];
}
