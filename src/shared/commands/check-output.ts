import type { DataSourceView, GadgetView } from '../gadgets/view';
import { isTitles } from '../workbench/output/columns';
import { titleForms } from '../workbench/output/recognise';
import type { Arguments } from './arguments';
import { findingAt, type Finding } from './finding';
import { commandWord, type CommandModel, type Tool } from './model';
import type { ParsedCommand } from './parse';
import { shownFields } from './values';

/** Warnings of the tool may stand above the header. */
const LINES_BEFORE_HEADER = 6;

/**
 * Checks that the header of example output has the columns the command prints. Output without a header is let through,
 * and so is what other programs print.
 */
export function checkOutput(
  { gadget, args, tool, redirected }: ParsedCommand,
  output: readonly { text: string; offset: number }[],
  model: CommandModel,
): Finding[] {
  const source = gadget && !redirected ? printedSource(gadget, args) : null;
  const header = output.slice(0, LINES_BEFORE_HEADER).find((line) => isTitles(line.text));
  if (!source || !header) return [];
  const expected = expectedColumns(source, args, tool);
  const titles = header.text.trim().split(/\s+/);
  if (fits(titles, expected)) return [];
  const wrong = titles.find((title, index) =>
    expected.ordered
      ? !expected.columns[index]?.includes(title)
      : !expected.columns.some((names) => names.includes(title)),
  );
  const at = wrong === undefined ? 0 : header.text.search(new RegExp(`(?<!\\S)${escape(wrong)}(?!\\S)`));
  const offset = header.offset + Math.max(0, at);
  const columns = expected.columns.map((names) => names[0]).join('  ');
  const end = wrong === undefined ? header.offset + header.text.length : offset + wrong.length;
  const message =
    wrong === undefined
      ? 'A column is missing.'
      : `The column "${wrong}" is not what ${commandWord(model, tool)} prints here.`;
  return [findingAt({ offset, end }, 'output/columns', message, `Columns: ${columns}`)];
}

/** The data source whose rows are printed as columns; `null` when the command prints something else. */
function printedSource(gadget: GadgetView, args: Arguments): DataSourceView | null {
  const given = (name: string): string | undefined => args.flags.find((flag) => flag.name === name)?.value;
  if (args.flags.some((flag) => ['--detach', '--help'].includes(flag.name))) return null;
  const mode = given('--output');
  if (mode !== undefined && mode !== 'columns') return null;
  const visible = gadget.dataSources.filter((source) => source.visible && source.outputModes.includes('columns'));
  return visible.length === 1 ? (visible[0] ?? null) : null;
}

/** Titles of the columns, each with the forms it may take, and whether their order is known. */
function expectedColumns(
  source: DataSourceView,
  args: Arguments,
  tool: Tool,
): { columns: string[][]; ordered: boolean } {
  const defaults = source.defaultColumns[tool === 'gadgetctl' ? 'ig' : tool] ?? [];
  const value = args.flags.filter((flag) => flag.name === '--fields').at(-1)?.value ?? '';
  const fields = new Map(source.fields.map((field) => [field.name, field]));
  const columns = shownFields(value, defaults).map((name) => titleForms(fields.get(name), name));
  return { columns, ordered: !/(?:^|[,:])\s*\+/.test(value) };
}

function fits(titles: readonly string[], { columns, ordered }: ReturnType<typeof expectedColumns>): boolean {
  if (titles.length !== columns.length) return false;
  return columns.every((names, index) => (ordered ? [titles[index] ?? ''] : titles).some((one) => names.includes(one)));
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
