import { escapeText } from '../../model/html-text';
import { HTML, sentence } from './html';
import type { Labels } from '../../read/gadgets/labels';
import { fieldIds } from '../../../shared/gadgets/row-ids';
import { notes, rowGroups, rowsIsland, valueChips, type Row, type RowGroup } from './rows';
import { captionOf, fieldNotes, fieldState, fieldValues, sinceNote } from './words';
import type { DataSourceView, Environment, FieldView, GadgetView } from '../../../shared/gadgets/view';

/** What the rows of one data source are made with. */
interface SourceContext {
  source: DataSourceView;
  /** Ids of the rows by field name. */
  ids: ReadonlyMap<string, string>;
  environments: readonly Environment[];
  labels: Labels;
}

/** A gadget's fields by data source, with a line about each source when there are several. */
export function renderFields(gadget: GadgetView, labels: Labels): string {
  const ids = fieldIds(gadget.dataSources);
  const several = gadget.dataSources.length > 1;
  const sources = gadget.dataSources.map((source) => ({
    source,
    groups: groupsOf({
      source,
      ids: ids.get(source.name) ?? new Map<string, string>(),
      environments: gadget.environments,
      labels,
    }),
  }));
  const rows = sources.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  const html = sources.map(({ source, groups }) => {
    const caption =
      several || source.fields.length === 0 ? `<p class="rows__source">${captionOf(source, HTML)}</p>` : '';
    return caption + rowGroups(groups);
  });
  return rowsIsland(rows, html.join(''));
}

/**
 * The gadget's own fields first, then those of the container groups, each under its label. These are the same for most
 * gadgets, so their names are enough until one is asked for.
 */
function groupsOf(context: SourceContext): RowGroup[] {
  const { fields } = context.source;
  const labels = [...new Set(fields.flatMap((field) => field.group ?? []))];
  const own = rowsOf(
    fields.filter((field) => field.group === undefined),
    context,
  );
  if (labels.length === 0) return [{ rows: own }];
  const shared = labels.map((label) => ({
    label,
    rows: rowsOf(
      fields.filter((field) => field.group === label),
      context,
    ),
    ...(own.length > 0 && { folded: 'rows' as const }),
  }));
  return [{ label: 'Gadget', rows: own }, ...shared];
}

/** Fields as rows, each under the field whose name begins its own: `src.port` under `src`. */
function rowsOf(fields: readonly FieldView[], context: SourceContext): Row[] {
  const rows = new Map(fields.map((field) => [field.name, rowOf(field, context)]));
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

function rowOf(field: FieldView, context: SourceContext): Row {
  const { source, ids, environments, labels } = context;
  return {
    id: ids.get(field.name) ?? '',
    name: field.name,
    facts: [escapeText(field.type ?? ''), fieldState(field, source, environments, labels)],
    since: sinceNote(field, HTML),
    meaning: meaningOf(field, context),
    shown: source.visible && !field.hidden,
    children: [],
  };
}

function meaningOf(field: FieldView, { source, labels }: SourceContext): string {
  return (
    sentence(field.meaning) + notes(fieldNotes(field, source, labels, HTML)) + valueChips(fieldValues(field, source))
  );
}
