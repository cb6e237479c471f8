import { code, escapeHtml } from './html';
import type { RenderContext } from '../../read/gadgets/labels';
import { paramId } from '../../../shared/gadgets/row-ids';
import { notes, rowGroups, rowsIsland, valueChips, type Row, type RowGroup } from './rows';
import type { GadgetView, ParamView } from '../../../shared/gadgets/view';

/** A gadget's parameters: its own first, then those it shares with others, folded, and a line about the rest. */
export function renderParams(gadget: GadgetView, context: RenderContext): string {
  const note = flagsNote(context);
  if (gadget.params.length === 0) return note;
  const groups = groupsOf(gadget.params);
  const rows = groups.flatMap((group) => group.rows);
  return rowsIsland(rows, rowGroups(groups)) + note;
}

function flagsNote({ link, pages }: RenderContext): string {
  if (pages.flags === null) return '';
  const page = `<a href="${escapeHtml(link(pages.flags))}">Running gadgets</a>`;
  const flags = ['--output', '--fields'].map(code).join(', ');
  return `<p>Flags of every gadget, such as ${flags} and ${code('--timeout')}: see ${page}.</p>`;
}

function groupsOf(params: readonly ParamView[]): RowGroup[] {
  const own = params.filter((param) => param.group === undefined).map(rowOf);
  const labels = [...new Set(params.flatMap((param) => param.group ?? []))];
  if (labels.length === 0) return [{ rows: own }];
  const shared = labels.map((label) => ({
    label,
    rows: params.filter((param) => param.group === label).map(rowOf),
    folded: own.length > 0,
  }));
  return [{ rows: own }, ...shared];
}

function rowOf(param: ParamView): Row {
  const said = notes([
    param.unit ? `Unit: ${escapeHtml(param.unit)}` : '',
    param.since ? `Since ${escapeHtml(param.since)}` : '',
  ]);
  return {
    id: paramId(param),
    name: param.flag,
    facts: [escapeHtml(param.type), param.default === '' ? '' : `default ${code(param.default)}`],
    meaning: escapeHtml(param.meaning) + said + valueChips(param.allowed ?? []) + nameList(param),
    shown: true,
    children: [],
  };
}

/** The flags a pattern stands for, each with an id of its own so that it can be linked to. */
function nameList(param: ParamView): string {
  if (!param.names) return '';
  const flags = param.names.map((name) => param.flag.replace(/<[^>]*>/, name));
  const items = flags.map((flag) => `<li id="${escapeHtml(paramId({ flag }))}">${code(flag)}</li>`);
  return `<details><summary>${flags.length} flags</summary><ul class="chips">${items.join('')}</ul></details>`;
}
