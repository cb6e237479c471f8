import type { Element } from 'hast';
import type { Table, TableRow } from 'mdast';
import { defaultHandlers, type State } from 'mdast-util-to-hast';
import { rowAnchor } from '../../../shared/row-anchor';
import { variablesIn } from '../variables';
import { element, visitElements } from './hast';
import type { HtmlState } from './state';

/**
 * A table in a box that scrolls. A row that begins with code (a flag, a key, a message) has an address of its own, `#row-`
 * and the words of the code, so that an answer can point at the very line.
 */
export function table(state: HtmlState, toHast: State, node: Table): Element {
  const [, ...rows] = node.children;
  for (const row of rows) {
    const id = rowId(state, row);
    if (id !== null) row.data = { ...row.data, hProperties: { id } };
  }
  const made = defaultHandlers.table(toHast, node);
  visitElements(made, (cell) => {
    // A header cell without text names nothing to a screen reader; it is an empty cell.
    if (cell.tagName !== 'th') return;
    if (cell.children.length === 0) cell.tagName = 'td';
    else cell.properties['scope'] = 'col';
  });
  return element('div', { className: ['table-scroll'] }, [made]);
}

/** The id of a row that begins with code. A name with a variable has none: it would be another one in every version. */
function rowId(state: HtmlState, row: TableRow): string | null {
  const [first] = row.children[0]?.children ?? [];
  const name = first?.type === 'inlineCode' ? first.value : undefined;
  if (name === undefined || variablesIn(name, state.variables).length > 0) return null;
  const anchor = rowAnchor(name);
  if (anchor === null) return null;
  const id = state.slugger.slug(anchor);
  state.ids.push(id);
  return id;
}
