import { dataTable, nameCell, valueList, type RowGroup } from './data-table';
import { code, element, escapeHtml } from './html';
import type { Labels } from '../../read/gadgets/labels';
import { fieldIds } from '../../../shared/gadgets/row-ids';
import type { Environment } from '../../../shared/gadgets/view';
import type { DataSourceView, FieldView, GadgetView } from '../../../shared/gadgets/view';

const COLUMNS = ['Field', 'Type', 'Column', 'Meaning'];

/** The tables of a gadget's fields, one for each data source, with a caption when there are several. */
export function renderFields(gadget: GadgetView, labels: Labels): string {
  const ids = fieldIds(gadget.dataSources);
  const several = gadget.dataSources.length > 1;
  const tables = gadget.dataSources.map((source) => {
    const caption = several ? captionOf(source) : undefined;
    if (source.fields.length === 0) return `<p>${captionOf(source)}</p>`;
    const rows = groups(source, (field) =>
      row(field, source, ids.get(source.name)?.get(field.name) ?? '', gadget.environments, labels),
    );
    return dataTable(COLUMNS, rows, caption);
  });
  return element('div', { 'data-island': 'table-filter' }, tables.join(''));
}

function captionOf(source: DataSourceView): string {
  const kind = source.visible ? '' : ' (internal, not printed)';
  return `Data source ${code(source.name)}${kind}${source.note ? `: ${escapeHtml(source.note)}` : ''}`;
}

/** Fields of the container groups first, each under its label, then the gadget's own. */
function groups(source: DataSourceView, render: (field: FieldView) => string): RowGroup[] {
  const labels = [...new Set(source.fields.flatMap((field) => field.group ?? []))];
  const own = source.fields.filter((field) => field.group === undefined);
  const shared = labels.map((label) => ({
    label,
    rows: source.fields.filter((field) => field.group === label).map(render),
  }));
  return shared.length === 0 ? [{ rows: own.map(render) }] : [{ label: 'Gadget', rows: own.map(render) }, ...shared];
}

function row(
  field: FieldView,
  source: DataSourceView,
  id: string,
  environments: Environment[],
  labels: Labels,
): string {
  const attributes = { id, class: field.hidden || !source.visible ? 'is-hidden-field' : undefined };
  return element(
    'tr',
    attributes,
    `${nameCell(id, field.name)}<td>${escapeHtml(field.type ?? '')}</td><td>${column(field, source, environments, labels)}</td><td>${meaning(field, source, labels)}</td>`,
  );
}

/** Whether the field is printed without flags: default, hidden, or default in some environments. */
function column(field: FieldView, source: DataSourceView, environments: Environment[], labels: Labels): string {
  if (field.type === 'group') return '–';
  if (!source.visible || field.shownIn.length === 0) return 'hidden';
  const existing = environments.filter((environment) => field.environments?.includes(environment) ?? true);
  if (field.shownIn.length === existing.length && existing.length === environments.length) return 'default';
  return `default with ${field.shownIn.map(labels.environment).join(', ')}`;
}

function meaning(field: FieldView, source: DataSourceView, labels: Labels): string {
  const metas = [
    field.unit ? `Unit: ${escapeHtml(field.unit)}` : '',
    field.title.toUpperCase() !== field.name.toUpperCase() ? `Column: ${escapeHtml(field.title)}` : '',
    field.environments ? `Only with ${field.environments.map(labels.environment).join(', ')}` : '',
    field.since ? `Since ${escapeHtml(field.since)}` : '',
  ].filter((meta) => meta !== '');
  const extra = metas.length > 0 ? `. <span class="data-table__meta">${metas.join('. ')}</span>` : '';
  return `${escapeHtml(field.meaning)}${extra}${values(field, source)}`;
}

/** Legal values; the text field made from numbers lists their names with the numbers, so that they are listed once. */
function values(field: FieldView, source: DataSourceView): string {
  const text = source.fields.find((other) => other.from === field.name && field.values && other.allowed);
  if (text) return `. <span class="data-table__meta">Values: see ${code(text.name)}</span>`;
  const numbers = field.values ?? source.fields.find((other) => other.name === field.from)?.values;
  if (field.allowed) return valueList(field.allowed.map((value) => withNumber(value, numbers)));
  return numbers && field.values ? valueList(Object.keys(numbers).map((value) => withNumber(value, numbers))) : '';
}

function withNumber(value: string, numbers: Record<string, number> | undefined): string {
  const number = numbers?.[value];
  return number === undefined ? value : `${value} (${number})`;
}
