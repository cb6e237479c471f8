import type { TableRow } from 'mdast';
import { rowAnchor } from '../../../shared/row-anchor';
import { variablesIn } from '../variables';
import type { HtmlState } from './state';

/** The id of a row that begins with code. A name with a variable has none: it would be another one in every version. */
export function rowId(state: HtmlState, row: TableRow): string | null {
  const [first] = row.children[0]?.children ?? [];
  const name = first?.type === 'inlineCode' ? first.value : undefined;
  if (name === undefined || variablesIn(name, state.variables).length > 0) return null;
  const anchor = rowAnchor(name);
  if (anchor === null) return null;
  const id = state.slugger.slug(anchor);
  state.ids.push(id);
  return id;
}
