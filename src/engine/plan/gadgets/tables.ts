import { escapeAttribute, escapeText } from '../../model/escape';
import { code, HTML, sentence, notes, rowGroups, rowsIsland, valueChips, type Row, type RowGroup } from './rows';
import {
  type Labels,
  type RenderContext,
  captionOf,
  fieldNotes,
  fieldState,
  fieldValues,
  flagsNote,
  namedFlags,
  paramNotes,
  sinceNote,
} from './words';
import { fieldIds, paramId } from '../../../shared/gadgets/row-ids';
import type { DataSourceView, FieldView, GadgetView, ParamView } from '../../../shared/gadgets/view';

/** A gadget's parameters: its own first, then those it shares with others, folded, and a line about the rest. */
export function renderParams({ params }: GadgetView, context: RenderContext): string {
  const words = flagsNote(context, HTML);
  const note = words === '' ? '' : `<p>${words}</p>`;
  return params.length === 0 ? note : table([grouped(params, (some) => some.map(paramRow), 'whole')]) + note;
}

/** A gadget's fields by data source, with a line about each source when there are several. */
export function renderFields({ dataSources, environments }: GadgetView, labels: Labels): string {
  const ids = fieldIds(dataSources);
  return table(
    dataSources.map((source) => {
      const row = (field: FieldView): Row => ({
        id: ids.get(source.name)?.get(field.name) ?? '',
        name: field.name,
        facts: [escapeText(field.type ?? ''), fieldState(field, source, environments, labels)],
        since: sinceNote(field, HTML),
        meaning: meaningOf(field, source, labels),
        shown: source.visible && !field.hidden,
        children: [],
      });
      // Those of the container are the same for most gadgets, so their names are enough until one is asked for.
      return grouped(source.fields, (fields) => nested(fields.map(row)), 'rows', 'Gadget');
    }),
    dataSources.map((source) =>
      dataSources.length > 1 || source.fields.length === 0
        ? `<p class="rows__source">${captionOf(source, HTML)}</p>`
        : '',
    ),
  );
}

function table(lists: readonly RowGroup[][], captions: readonly string[] = []): string {
  const rows = lists.flat().flatMap((group) => group.rows);
  return rowsIsland(rows, lists.map((groups, index) => (captions[index] ?? '') + rowGroups(groups)).join(''));
}

/** The gadget's own rows first, under a label where there are others, then those of each group, folded. */
function grouped<Item extends { group?: string | undefined }>(
  items: readonly Item[],
  rowsOf: (items: readonly Item[]) => Row[],
  folded: 'whole' | 'rows',
  ownLabel?: string,
): RowGroup[] {
  const own = rowsOf(items.filter(({ group }) => group === undefined));
  const labels = [...new Set(items.flatMap(({ group }) => group ?? []))];
  return [
    { rows: own, ...(labels.length > 0 && ownLabel !== undefined && { label: ownLabel }) },
    ...labels.map((label) => ({
      label,
      rows: rowsOf(items.filter(({ group }) => group === label)),
      ...(own.length > 0 && { folded }),
    })),
  ];
}

/** Rows of fields, each under the one whose name begins its own: `src.port` under `src`. */
function nested(all: readonly Row[]): Row[] {
  const rows = new Map(all.map((row) => [row.name, row]));
  const top: Row[] = [];
  for (const [name, row] of rows) (parentOf(name, rows)?.children ?? top).push(row);
  return top;
}

function parentOf(name: string, rows: ReadonlyMap<string, Row>): Row | undefined {
  const parts = name.split('.');
  for (let length = parts.length - 1; length > 0; length--) {
    const parent = rows.get(parts.slice(0, length).join('.'));
    if (parent) return parent;
  }
  return undefined;
}

function meaningOf(field: FieldView, source: DataSourceView, labels: Labels): string {
  const quiet = notes(fieldNotes(field, source, labels, HTML));
  return sentence(field.meaning) + quiet + valueChips(fieldValues(field, source));
}

function paramRow(param: ParamView): Row {
  const { flag, type, default: value, meaning, allowed = [] } = param;
  return {
    id: paramId(param),
    name: flag,
    facts: [escapeText(type), value === '' ? '' : `default ${code(value)}`],
    since: sinceNote(param, HTML),
    meaning: sentence(meaning) + notes(paramNotes(param, HTML)) + valueChips(allowed) + nameList(param),
    shown: true,
    children: [],
  };
}

/** The flags that a pattern covers, each with an id so that it can be linked to. */
function nameList(param: ParamView): string {
  const flags = namedFlags(param);
  if (flags.length === 0) return '';
  const items = flags.map((flag) => `<li id="${escapeAttribute(paramId({ flag }))}">${code(flag)}</li>`);
  return `<details><summary>${flags.length} flags</summary><ul class="chips">${items.join('')}</ul></details>`;
}
