import { describe, expect, test } from 'vitest';
import config from '../../../../site.config';
import type { CommandModel } from '../../../shared/commands/model';
import { parseCommand, type ParsedCommand } from '../../../shared/commands/parse';
import type { GadgetView } from '../../../shared/gadgets/view';
import { diagnose } from '../../../shared/workbench/diagnose';
import { isTitles, readColumns } from '../../../shared/workbench/output/columns';
import { failureOf } from '../../../shared/workbench/output/rows';
import { filterFlag } from '../../../shared/workbench/output/filter';
import { fieldsOf } from '../../../shared/workbench/output/recognise';
import { PROJECT_ROOT } from '../../model/cache';
import { siteConfigSchema } from '../config/schema';
import { versionOrder } from '../versions';
import { loadGadgets } from './load';
import { resultOf } from './gadget-schema';
import { stepsOfPages, terminalsOfPages } from './test-pages';

interface Printed {
  place: string;
  call: ParsedCommand;
  gadget: GadgetView;
  views: GadgetView[];
  output: { text: string; offset: number }[];
  text: string;
}

/** Calls that print something else than rows of their gadget, by their flags. */
const PRINTS_OTHER: ReadonlySet<string> = new Set(['--detach', '--help']);

/**
 * What gadgets print on the pages; what the tool itself says, and what another program makes of it, is none of theirs.
 */
const printed = stepsOfPages(config).flatMap(({ file, model, script, output }): Printed[] => {
  const text = output
    .map((line) => line.text)
    .join('\n')
    .trim();
  const calls = script.commands.flatMap((command) => parseCommand(command, model) ?? []);
  const call = calls.find((one) => one.gadget && !one.redirected);
  if (!call?.gadget || calls.length > 1 || text === '' || /^(?:Error|INFO\[)/.test(text)) return [];
  if (call.args.flags.some((flag) => PRINTS_OTHER.has(flag.name))) return [];
  const views = model.gadgets.flatMap((entry) => entry.view ?? []);
  return [
    { place: `${file}: ${call.gadget.name} ${text.slice(0, 60)}`, call, gadget: call.gadget, views, output, text },
  ];
});
/** Annotations of a command may add columns that the gadget does not have. */
const plain = printed.filter(({ call }) => !call.args.flags.some((flag) => flag.name === '--annotate'));
const tables = plain.flatMap((one) => {
  const table = one.call.args.flags.some((flag) => flag.name === '--output') ? null : readColumns(one.output);
  return table ? [{ ...one, table }] : [];
});

describe('the result of each gadget', () => {
  const order = versionOrder(siteConfigSchema.parse(config));
  const { catalogue } = loadGadgets(PROJECT_ROOT, order);
  const results = catalogue.gadgets.flatMap(({ name, result }) => (result ? [{ name, result }] : []));

  const wordsOf = (line: string): string[] => line.split(/\s+/).filter((word) => word !== '');

  test('is output of the example on its page, in rows and values', () => {
    const wrong = results.flatMap(({ name, result }) => {
      const pages = terminalsOfPages(config).filter(({ file }) => file.endsWith(`/gadgets/${name}.md`));
      const lines = pages.flatMap(({ code }) => code.split('\n')).map((line) => new Set(wordsOf(line)));
      return result.output
        .split('\n')
        .filter((line) => !lines.some((printed) => wordsOf(line).every((word) => printed.has(word))));
    });
    expect(results.length).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });

  test('uses columns that every version of the gadget has', () => {
    const unknown = results.flatMap(({ name, result }) => {
      const titles = wordsOf(result.output.split('\n').find(isTitles) ?? '');
      return order.versions.flatMap((version) => {
        const gadget = catalogue.views.get(version)?.find((view) => view.name === name);
        const fields =
          gadget?.dataSources.filter((source) => source.visible).map((source) => fieldsOf(titles, source)) ?? [];
        return titles
          .filter((_, index) => fields.length > 0 && fields.every((found) => found[index] === null))
          .map((title) => `${name} ${version}: ${title}`);
      });
    });
    expect(unknown).toEqual([]);
  });

  test('shows the highlighted value within the width of a phone', () => {
    const far = results.filter(({ result }) =>
      resultOf(result)?.rows.some(([before, mark]) => mark !== '' && before.length + mark.length > 40),
    );
    expect(far.map(({ name }) => name)).toEqual([]);
  });
});

describe('filters of failures in the gadget data', () => {
  const models = new Map<string, CommandModel>(terminalsOfPages(config).map(({ model }) => [model.version, model]));

  test('are valid filters of the gadget in every version', () => {
    const wrong = [...models.values()].flatMap((model) =>
      model.gadgets.flatMap(({ name, view }) =>
        (view?.dataSources ?? []).flatMap((source) =>
          (source.failures ?? []).flatMap((filter) => {
            const command = `kubectl gadget run ${name} ${view ? filterFlag(view, source) : ''} '${filter}'`;
            return diagnose(command, model).findings.map((one) => `${command}: ${one.message}`);
          }),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('match some rows of the examples, but not all', () => {
    const rows = tables.flatMap(({ gadget, table }) => {
      const source = gadget.dataSources.find((one) => one.failures);
      if (!source) return [];
      const names = fieldsOf(
        table.titles.map((title) => title.text),
        source,
      ).map((field) => field?.name);
      return table.rows.map((row) => {
        const valueOf = (name: string): string | null => row[names.indexOf(name)]?.text ?? null;
        return { gadget: gadget.name, isFailure: failureOf(source.failures ?? [])(valueOf) !== null };
      });
    });
    const of = (isFailure: boolean): string[] => [
      ...new Set(rows.filter((row) => row.isFailure === isFailure).map((row) => row.gadget)),
    ];
    expect(of(true)).toEqual(expect.arrayContaining(['trace_dns', 'trace_open', 'trace_tcp', 'traceloop']));
    expect(of(false)).toEqual(expect.arrayContaining(['trace_dns', 'trace_open', 'trace_exec', 'traceloop']));
  });
});
