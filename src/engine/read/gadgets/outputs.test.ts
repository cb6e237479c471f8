import { parseAllDocuments } from 'yaml';
import { describe, expect, test } from 'vitest';
import config from '../../../../site.config';
import type { CommandModel } from '../../../shared/commands/model';
import { parseCommand, type ParsedCommand } from '../../../shared/commands/parse';
import type { GadgetView } from '../../../shared/gadgets/view';
import { diagnose } from '../../../shared/workbench/diagnose';
import { isTitles, readColumns } from '../../../shared/workbench/output/columns';
import { failureOf } from '../../../shared/workbench/output/rows';
import { gadgetsOf, readOutput, tableOf } from '../../../shared/workbench/output/pasted-output';
import { conditionFor, filterFlag, withCondition } from '../../../shared/workbench/output/filter';
import { fieldsOf, recogniseBySign } from '../../../shared/workbench/output/recognise';
import { regionsOf, type CellRegion } from '../../../shared/workbench/regions';
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

/** The gadgets that a pasted text is taken for. */
function takenFor(text: string, views: readonly GadgetView[]): string[] {
  const table = readOutput(text) ?? (text.startsWith('---') ? yamlTable(text) : null);
  const found = table ? gadgetsOf(table.names, views).map((one) => one.gadget) : [];
  return (found.length > 0 ? found : recogniseBySign(text, views)).map((one) => one.name);
}

function yamlTable(text: string): ReturnType<typeof tableOf> {
  const documents = parseAllDocuments(text);
  return Array.isArray(documents) ? tableOf(documents.map((one): unknown => one.toJS())) : null;
}

describe('example output of the pages', () => {
  test('is found', () => {
    expect(plain.length).toBeGreaterThan(150);
    expect(tables.length).toBeGreaterThan(100);
  });

  test('is recognised as that of its gadget when it is pasted', () => {
    const wrong = plain.filter(({ text, gadget, views }) => !takenFor(text, views).includes(gadget.name));
    expect(wrong.map(({ place, text, views }) => `${place} → ${takenFor(text, views).join(', ')}`)).toEqual([]);
  });

  test('has its cells below the titles', () => {
    expect(tables.filter(({ table }) => !table.isAligned).map(({ place }) => place)).toEqual([]);
  });

  test('has titles that are fields of its gadget', () => {
    const unknown = tables.flatMap(({ place, gadget, table }) => {
      const sources = gadget.dataSources.filter((one) => one.visible);
      return table.titles
        .filter(({ text }) => sources.every((one) => fieldsOf([text], one)[0] === null))
        .map(({ text }) => `${text} in ${place}`);
    });
    expect(unknown).toEqual([]);
  });

  test('has cells that are whole words, and none is lost', () => {
    for (const { place, table } of tables) {
      for (const row of table.rows) {
        expect(row.length, place).toBe(table.titles.length);
        for (const [index, cell] of row.entries()) {
          const next = row.slice(index + 1).find((one) => one.text !== '');
          expect(next === undefined || cell.end <= next.offset, place).toBe(true);
        }
      }
    }
  });

  test('in JSON and YAML is explained as columns are, every key with its values', () => {
    const cells = terminalsOfPages(config)
      .filter(({ code }) => /(?:-o|--output) (?:json|jsonpretty|yaml)\n/.test(code))
      .map(({ file, model, language, code }) => ({
        file,
        code,
        cells: regionsOf(code, language, model).filter((one): one is CellRegion => one.kind === 'cell'),
      }))
      .filter(({ code }) => /^\s*[{"]|^---$|^\w+: /m.test(code));
    expect(cells.length).toBeGreaterThan(5);
    for (const { file, code, cells: found } of cells) {
      const names = new Set(found.map((one) => one.field.name));
      for (const name of ['error', 'error_raw', 'k8s.owner.kind', 'proc.creds.uid'])
        expect(names, `${file}: ${code.slice(0, 80)}`).toContain(name);
      for (const { value, offset, end } of found.filter((one) => one.value !== null))
        expect(code.slice(offset, end)).toContain(value);
    }
  });
});

test('the value of any cell of an example can be made a filter that the command takes', () => {
  const tried = new Set<string>();
  const wrong = terminalsOfPages(config).flatMap(({ file, code, language, model }) =>
    regionsOf(code, language, model).flatMap((cell) => {
      if (cell.kind !== 'cell' || !cell.value) return [];
      const [line = ''] = code.slice(cell.command).split('\n');
      // One value of each field of a command is enough.
      if (tried.has(line + cell.field.name)) return [];
      tried.add(line + cell.field.name);
      const condition = conditionFor(cell.field, cell.value);
      const command = withCondition(line, filterFlag(cell.gadget, cell.source), condition, model);
      const known = new Set(diagnose(line, model).findings.map((one) => one.message));
      const findings = diagnose(command, model).findings.filter((one) => !known.has(one.message));
      return findings.map((one) => `${file}: ${command}: ${one.message}`);
    }),
  );
  expect([...new Set(wrong)]).toEqual([]);
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

  test('has columns that every version of the gadget has', () => {
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

  test('shows the value that counts within the width of a phone', () => {
    const far = results.filter(({ result }) =>
      resultOf(result)?.rows.some(([before, mark]) => mark !== '' && before.length + mark.length > 40),
    );
    expect(far.map(({ name }) => name)).toEqual([]);
  });
});

describe('filters of failures in the gadget data', () => {
  const models = new Map<string, CommandModel>(terminalsOfPages(config).map(({ model }) => [model.version, model]));

  test('are filters that the gadget takes, in every version', () => {
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

  test('find rows of the examples, and not all of them', () => {
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
