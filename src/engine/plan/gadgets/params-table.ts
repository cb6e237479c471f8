import { dataTable, nameCell, valueList, type RowGroup } from './data-table';
import { code, element, escapeHtml } from './html';
import type { RenderContext } from '../../read/gadgets/labels';
import { paramId } from '../../../shared/gadgets/row-ids';
import type { GadgetView, ParamView } from '../../../shared/gadgets/view';

const COLUMNS = ['Flag', 'Type', 'Default', 'Meaning'];

/** The table of a gadget's parameters: its own first, then those it shares with others, and a line about the rest. */
export function renderParams(gadget: GadgetView, context: RenderContext): string {
  const note = `<p>Flags of every gadget, such as <code>--output</code>, <code>--fields</code> and <code>--timeout</code>: see <a href="${escapeHtml(context.link('reference/run'))}">Running gadgets</a>.</p>`;
  if (gadget.params.length === 0) return note;
  return element('div', { 'data-island': 'table-filter' }, dataTable(COLUMNS, groups(gadget.params))) + note;
}

function groups(params: ParamView[]): RowGroup[] {
  const own = params.filter((param) => param.group === undefined);
  const labels = [...new Set(params.flatMap((param) => param.group ?? []))];
  return [
    { rows: own.map(row) },
    ...labels.map((label) => ({ label, rows: params.filter((param) => param.group === label).map(row) })),
  ];
}

function row(param: ParamView): string {
  const id = paramId(param);
  const unit = param.unit ? `. <span class="data-table__meta">Unit: ${escapeHtml(param.unit)}</span>` : '';
  const value = param.default === '' ? 'empty' : code(param.default);
  return element(
    'tr',
    { id },
    `${nameCell(id, param.flag)}<td>${escapeHtml(param.type)}</td><td>${value}</td><td>${escapeHtml(param.meaning)}${unit}${valueList(param.allowed ?? [])}${nameList(param)}</td>`,
  );
}

/** The flags a pattern stands for, each with an id of its own so that it can be linked to. */
function nameList(param: ParamView): string {
  if (!param.names) return '';
  const flags = param.names.map((name) => param.flag.replace(/<[^>]*>/, name));
  const items = flags.map((flag) => `<li id="${escapeHtml(paramId({ flag }))}">${code(flag)}</li>`);
  return `<details class="data-table__meta"><summary>${flags.length} flags</summary><ul>${items.join('')}</ul></details>`;
}
