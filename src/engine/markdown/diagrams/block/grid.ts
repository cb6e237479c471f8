import type { GridGroup, Item } from '../grid/model';
import type { GraphEdge } from '../graph/model';
import { arrowLeaf, leafOf } from './figure';
import type { Cell, GroupCell } from './model';

/**
 * Puts the cells of a block diagram into their columns; rows without a number of columns have `most` of them at most.
 */
export function gridOf(group: GroupCell, edges: readonly GraphEdge[], most: number): GridGroup {
  const wanted = group.cells.reduce((sum, { span }) => sum + span, 0);
  const columns = Math.max(1, group.columns ?? Math.min(most, wanted));
  const items: Item[] = [];
  let position = 0;
  for (const [index, cell] of group.cells.entries()) {
    // As in Mermaid, what is wider than the rest of its row ends with the row.
    const span = Math.min(cell.span, columns - (position % columns));
    const content = contentOf(cell, edges, most);
    const id = 'id' in cell ? cell.id : `space ${index}`;
    if (content) items.push({ id, column: position % columns, row: Math.floor(position / columns), span, content });
    position += span;
  }
  return {
    kind: 'group',
    title: group.title.trim(),
    icon: null,
    items,
    columns: Math.min(columns, Math.max(1, position)),
    rows: Math.ceil(position / columns),
    isEven: true,
    hasEdges: edges.some(({ from, to }) => holdsAny(group, [from, to])),
    hasInward: edges.some(
      ({ from, to }) => (from === group.id && holdsAny(group, [to])) || (to === group.id && holdsAny(group, [from])),
    ),
    fills: true,
  };
}

function contentOf(cell: Cell, edges: readonly GraphEdge[], most: number): Item['content'] | null {
  switch (cell.kind) {
    case 'space':
      return null;
    case 'group':
      return gridOf(cell, edges, most);
    case 'arrow':
      return arrowLeaf(cell);
    case 'block':
      return leafOf(cell);
  }
}

const holdsAny = (group: GroupCell, ids: readonly string[]): boolean =>
  group.cells.some(
    (cell) => cell.kind !== 'space' && (ids.includes(cell.id) || (cell.kind === 'group' && holdsAny(cell, ids))),
  );
