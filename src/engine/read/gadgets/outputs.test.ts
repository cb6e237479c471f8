import { expect, test } from 'vitest';
import config from '../../../../site.config';
import { parseCommand, type ParsedCommand } from '../../../shared/commands/parse';
import { readColumns, type PrintedTable } from '../../../shared/workbench/output/columns';
import { fieldsOf, recognise } from '../../../shared/workbench/output/recognise';
import { stepsOfPages } from './test-pages';

interface Printed {
  place: string;
  call: ParsedCommand;
  table: PrintedTable;
  best: string[];
}

/** Tables that gadgets of the project print on pages, with the gadgets that they are taken for. */
const printed = stepsOfPages(config).flatMap(({ file, model, script, output }): Printed[] => {
  const table = readColumns(output);
  const calls = script.commands.flatMap((command) => parseCommand(command, model) ?? []);
  const call = calls.find((one) => one.gadget && !one.redirected);
  const mode = call?.args.flags.find((flag) => flag.name === '--output')?.value ?? 'columns';
  if (!table || !call?.gadget || mode !== 'columns' || calls.length > 1) return [];
  if (call.args.flags.some((flag) => ['--annotate', '--detach', '--help'].includes(flag.name))) return [];
  const names = table.titles.map((title) => title.text);
  const views = model.gadgets.flatMap((entry) => entry.view ?? []);
  const found = recognise(names, views);
  const best = found.filter((one) => one.score === found[0]?.score).map((one) => one.gadget.name);
  return [{ place: `${file}: ${call.gadget.name} ${names.join(' ')}`, call, table, best }];
});

test('the tables of the pages are found', () => {
  expect(printed.length).toBeGreaterThan(100);
});

test('every example output is recognised as that of its gadget', () => {
  const wrong = printed.filter(({ call, best }) => !best.includes(call.gadget?.name ?? ''));
  expect(wrong.map(({ place, best }) => `${place} → ${best.join(', ')}`)).toEqual([]);
});

test('every title of an example is a field of its gadget', () => {
  const unknown = printed.flatMap(({ place, call, table }) => {
    const names = table.titles.map((title) => title.text);
    const source = call.gadget?.dataSources.filter((one) => one.visible) ?? [];
    return names
      .filter((name) => source.every((one) => fieldsOf([name], one)[0] === null))
      .map((name) => `${name} in ${place}`);
  });
  expect(unknown).toEqual([]);
});

test('cells are whole words, none is lost, and what stands under a title is its column', () => {
  for (const { place, table } of printed) {
    for (const row of table.rows) {
      expect(row.length, place).toBe(table.titles.length);
      for (const [index, cell] of row.entries()) {
        const next = row.slice(index + 1).find((one) => one.text !== '');
        expect(next === undefined || cell.end <= next.offset, place).toBe(true);
      }
    }
  }
});
