import type { RowGroup, RowModel, RowTable, Words } from '../../../views';
import { fieldIds, paramId } from '../../../shared/gadgets/row-ids';
import type { DataSourceView, Environment, FieldView, GadgetView, ParamView } from '../../../shared/gadgets/view';
import type { Labels } from './words';

/** A gadget's parameters: its own first, then shared parameters, folded. */
export function paramTables({ params }: GadgetView): RowTable[] {
  return params.length === 0 ? [] : [{ caption: [], groups: grouped(params, paramRow, 'whole', null) }];
}

/** A gadget's fields by data source, each with a caption when there are several. */
export function fieldTables({ dataSources, environments }: GadgetView, labels: Labels): RowTable[] {
  const ids = fieldIds(dataSources);
  return dataSources.map((source) => {
    const row = (field: FieldView): RowModel => ({
      id: ids.get(source.name)?.get(field.name) ?? '',
      name: field.name,
      type: field.type ?? '',
      state: fieldState(field, source, environments, labels),
      since: sinceNote(field),
      meaning: field.meaning,
      notes: fieldNotes(field, source, labels),
      values: fieldValues(field, source),
      shown: source.visible && !field.hidden,
    });
    return {
      caption: dataSources.length > 1 || source.fields.length === 0 ? captionOf(source) : [],
      // Container fields are the same for most gadgets, so only their names are shown until a reader unfolds one.
      groups: grouped(source.fields, row, 'rows', 'Gadget'),
    };
  });
}

/** The gadget's own rows first, labelled if there are groups, then the rows of each group, folded. */
function grouped<Item extends { group?: string | undefined }>(
  items: readonly Item[],
  rowOf: (item: Item) => RowModel,
  folded: 'whole' | 'rows',
  ownLabel: string | null,
): RowGroup[] {
  const rowsOf = (label?: string): RowModel[] => items.filter(({ group }) => group === label).map(rowOf);
  const own = rowsOf();
  const labels = [...new Set(items.flatMap(({ group }) => group ?? []))];
  const others = labels.map((label) => ({ label, rows: rowsOf(label), folded: own.length > 0 ? folded : null }));
  return own.length === 0
    ? others
    : [{ label: labels.length > 0 ? ownLabel : null, rows: own, folded: null }, ...others];
}

function paramRow(param: ParamView): RowModel {
  return {
    id: paramId(param),
    name: param.flag,
    type: param.type,
    default: param.default,
    since: sinceNote(param),
    meaning: param.meaning,
    notes: unitNote(param),
    values: param.allowed ?? [],
    flags: namedFlags(param),
    shown: true,
  };
}

/** The flags that a pattern with a placeholder covers. */
export function namedFlags({ flag, names }: ParamView): string[] {
  return (names ?? []).map((name) => flag.replace(/<[^>]*>/, name));
}

const sinceNote = ({ since }: { since?: string | undefined }): string => (since ? `Since ${since}` : '');
const unitNote = ({ unit }: { unit?: string | undefined }): Words[] => (unit ? [[`Unit: ${unit}`]] : []);

/** Caption of a data source: its name, visibility and note. */
function captionOf({ name, visible, note }: DataSourceView): Words {
  const kind = visible ? '' : ' (internal, not printed)';
  return ['Data source ', { kind: 'code', text: name }, kind + (note ? `: ${note}` : '')];
}

/** Whether the field is printed without flags: by default, hidden, or by default in some environments. */
export function fieldState(
  field: FieldView,
  source: DataSourceView,
  environments: readonly Environment[],
  labels: Labels,
): string {
  if (field.type === 'group') return '';
  if (!source.visible || field.shownIn.length === 0) return 'hidden';
  const existing = environments.filter((environment) => field.environments?.includes(environment) ?? true);
  if (field.shownIn.length === existing.length && existing.length === environments.length) return 'shown';
  return `shown with ${field.shownIn.map(labels.environment).join(', ')}`;
}

function textOfNumbers(field: FieldView, source: DataSourceView): FieldView | undefined {
  return source.fields.find((other) => other.from === field.name && field.values && other.allowed);
}

/** Notes after the meaning of a field. */
function fieldNotes(field: FieldView, source: DataSourceView, labels: Labels): Words[] {
  const text = textOfNumbers(field, source);
  const { environments, name, title } = field;
  return [
    ...unitNote(field),
    ...(title.toUpperCase() === name.toUpperCase() ? [] : [[`Column: ${title}`]]),
    ...(environments ? [[`Only with ${environments.map(labels.environment).join(', ')}`]] : []),
    ...(text ? [['Values: see ', { kind: 'code', text: text.name } as const]] : []),
  ];
}

/** Legal values; the text field made from numbers lists their names with the numbers, so that they are listed once. */
function fieldValues(field: FieldView, source: DataSourceView): string[] {
  if (textOfNumbers(field, source)) return [];
  const numbers = field.values ?? source.fields.find((other) => other.name === field.from)?.values;
  const names = field.allowed ?? (field.values ? Object.keys(field.values) : []);
  return names.map((value) => {
    const number = numbers?.[value];
    return number === undefined ? value : `${value} (${number})`;
  });
}
