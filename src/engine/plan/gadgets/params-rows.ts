import { escapeAttribute, escapeText } from '../../model/html-text';
import { code, HTML, sentence } from './html';
import type { RenderContext } from '../../read/gadgets/labels';
import { paramId } from '../../../shared/gadgets/row-ids';
import { notes, rowGroups, rowsIsland, valueChips, type Row, type RowGroup } from './rows';
import { flagsNote, namedFlags, paramNotes, sinceNote } from './words';
import type { GadgetView, ParamView } from '../../../shared/gadgets/view';

/** A gadget's parameters: its own first, then those it shares with others, folded, and a line about the rest. */
export function renderParams(gadget: GadgetView, context: RenderContext): string {
  const words = flagsNote(context, HTML);
  const note = words === '' ? '' : `<p>${words}</p>`;
  if (gadget.params.length === 0) return note;
  const groups = groupsOf(gadget.params);
  const rows = groups.flatMap((group) => group.rows);
  return rowsIsland(rows, rowGroups(groups)) + note;
}

function groupsOf(params: readonly ParamView[]): RowGroup[] {
  const own = params.filter((param) => param.group === undefined).map(rowOf);
  const labels = [...new Set(params.flatMap((param) => param.group ?? []))];
  if (labels.length === 0) return [{ rows: own }];
  const shared = labels.map((label) => ({
    label,
    rows: params.filter((param) => param.group === label).map(rowOf),
    ...(own.length > 0 && { folded: 'whole' as const }),
  }));
  return [{ rows: own }, ...shared];
}

function rowOf(param: ParamView): Row {
  return {
    id: paramId(param),
    name: param.flag,
    facts: [escapeText(param.type), param.default === '' ? '' : `default ${code(param.default)}`],
    since: sinceNote(param, HTML),
    meaning:
      sentence(param.meaning) + notes(paramNotes(param, HTML)) + valueChips(param.allowed ?? []) + nameList(param),
    shown: true,
    children: [],
  };
}

/** The flags a pattern stands for, each with an id of its own so that it can be linked to. */
function nameList(param: ParamView): string {
  const flags = namedFlags(param);
  if (flags.length === 0) return '';
  const items = flags.map((flag) => `<li id="${escapeAttribute(paramId({ flag }))}">${code(flag)}</li>`);
  return `<details><summary>${flags.length} flags</summary><ul class="chips">${items.join('')}</ul></details>`;
}
