import type { GridGroup, Item } from '../grid/model';
import { junctionLeaf, serviceLeaf } from './figure';
import { HALF, iconOf } from './icons';
import type { Architecture, ArchitectureGroup } from './model';
import { positionsOf, type Position } from './positions';

/** Puts services, junctions and groups into grids; islands of a group stand in `most` columns at most. */
export function gridOf(architecture: Architecture, most: number): GridGroup {
  const positions = positionsOf(architecture, most);
  const inside = insidesOf(architecture);
  return groupOf(architecture, positions, inside, null);
}

/** What a group is called: its title, else its id, and the name of an icon that is not drawn. */
function groupTitle({ title, id, icon }: ArchitectureGroup): string {
  const name = title === '' ? id : title;
  return icon === '' || iconOf(icon) ? name : `${name} (${icon})`;
}

/** What a group says to those who do not see it. */
export const groupWords = (group: ArchitectureGroup): string =>
  iconOf(group.icon) ? `${groupTitle(group)}, ${group.icon}` : groupTitle(group);

function groupOf(
  architecture: Architecture,
  positions: ReadonlyMap<string | null, ReadonlyMap<string, Position>>,
  inside: ReadonlyMap<string, ReadonlySet<string>>,
  id: string | null,
): GridGroup {
  const { parts, edges } = architecture;
  const own = id === null ? undefined : parts.get(id);
  const places = positions.get(id) ?? new Map<string, Position>();
  const items = [...places].map(([child, place]): Item => {
    const part = parts.get(child);
    const content =
      part?.kind === 'service'
        ? serviceLeaf(part)
        : part?.kind === 'junction'
          ? junctionLeaf
          : groupOf(architecture, positions, inside, child);
    return { id: child, ...place, span: 1, content };
  });
  const draw = own?.kind === 'group' ? iconOf(own.icon) : undefined;
  const held = id === null ? null : inside.get(id);
  return {
    kind: 'group',
    title: own?.kind === 'group' ? groupTitle(own) : '',
    icon: draw ? { size: 2 * HALF, draw } : null,
    items,
    columns: Math.max(0, ...items.map(({ column }) => column + 1)),
    rows: Math.max(0, ...items.map(({ row }) => row + 1)),
    isEven: false,
    hasEdges: edges.some(({ ends }) => !held || held.has(ends.from.id) || held.has(ends.to.id)),
    hasInward: edges.some(
      ({ from, to }) => (from === id && held?.has(to) === true) || (to === id && held?.has(from) === true),
    ),
    fills: false,
  };
}

/** Everything that each group holds, at any depth. */
function insidesOf({ parts }: Architecture): Map<string, Set<string>> {
  const inside = new Map<string, Set<string>>();
  for (const { id } of parts.values())
    for (let up = parts.get(id)?.parent ?? null; up !== null; up = parts.get(up)?.parent ?? null)
      inside.set(up, (inside.get(up) ?? new Set<string>()).add(id));
  return inside;
}
