import { setText, type TextBlock } from '../text';
import type { Gap, GridGroup, GridSetting, Icon, Item } from './model';

/** Sizes of a group and what it holds, before it is known where it stands. */
export interface Measured {
  group: GridGroup;
  head: Heading;
  /** Room between the cells of this group. */
  gap: Gap;
  /** Room around its cells. */
  pad: number;
  columns: number[];
  rows: number[];
  inner: Map<string, Measured>;
  width: number;
  height: number;
}

/** Room between cells that no edge needs. */
const TIGHT = { x: 12, y: 12 };
/** A column or row that nothing stands in; where edges run, there is room enough on both of its sides. */
const emptyOf = ({ hasEdges }: GridGroup): Extent => (hasEdges ? { width: 2, height: 2 } : { width: 28, height: 22 });

/** Inside the border of a group: around its cells. An edge from the border needs room for its ends, and its label. */
const padOf = ({ hasEdges, hasInward }: GridGroup, gap: Gap): number =>
  hasInward ? Math.max(LEAST_INWARD, gap.y - 8) : hasEdges ? 20 : 12;

const LEAST_INWARD = 34;

/** What stands at the head of a group: its icon, and its title. */
export interface Heading {
  title: TextBlock;
  icon: Icon | null;
  width: number;
  height: number;
}

/** Between the icon of a group and its title. */
export const BESIDE_ICON = 8;

function headingOf({ title, icon }: GridGroup, wrap: number, width: number): Heading {
  const text = setText(title, Math.max(wrap * 1.4, width - (icon?.size ?? 0) - BESIDE_ICON), { bold: true });
  const beside = icon ? icon.size + (text.width > 0 ? BESIDE_ICON : 0) : 0;
  return { title: text, icon, width: text.width + beside, height: Math.max(text.height, icon?.size ?? 0) };
}

/** Room that a heading takes above the cells, and an edge below it. */
export const roomOf = ({ height }: Heading, { hasEdges }: GridGroup): number =>
  height > 0 ? height + (hasEdges ? 14 : 4) : 0;

/** Measures a group from the inside out. The outermost has neither border nor title. */
export function measureGroup(group: GridGroup, setting: GridSetting, isRoot = true): Measured {
  const inner = new Map<string, Measured>();
  for (const { id, content } of group.items)
    if (content.kind === 'group') inner.set(id, measureGroup(content, setting, false));
  const gap = group.hasEdges ? (setting.roomy.get(group) ?? setting.gap) : TIGHT;
  const columns = columnWidths(group, setting, gap.x, inner);
  const rows = rowHeights(group, setting, inner);
  const head = headingOf(group, setting.wrap, lengthOf(columns, gap.x));
  const pad = isRoot ? 0 : padOf(group, gap);
  return {
    group,
    head,
    gap,
    pad,
    columns,
    rows,
    inner,
    width: Math.max(lengthOf(columns, gap.x), head.width + 8) + 2 * pad,
    height: lengthOf(rows, gap.y) + roomOf(head, group) + 2 * pad,
  };
}

/** How long tracks are with what lies between them. */
export const lengthOf = (tracks: readonly number[], gap: number): number =>
  tracks.reduce((sum, track) => sum + track, 0) + Math.max(0, tracks.length - 1) * gap;

function sizeOf({ id, content }: Item, { wrap }: GridSetting, inner: ReadonlyMap<string, Measured>): Extent {
  return content.kind === 'leaf' ? content.natural(wrap) : (inner.get(id) ?? { width: 0, height: 0 });
}

interface Extent {
  width: number;
  height: number;
}

function columnWidths(
  group: GridGroup,
  setting: GridSetting,
  gap: number,
  inner: ReadonlyMap<string, Measured>,
): number[] {
  const { items, columns, isEven } = group;
  const least = emptyOf(group).width;
  const sizes = items.map((item) => ({ ...item, width: sizeOf(item, setting, inner).width }));
  const widths = Array.from({ length: columns }, () => least);
  if (isEven && setting.even) {
    const even = Math.max(least, ...sizes.map(({ width, span }) => (width - (span - 1) * gap) / span));
    return widths.fill(even);
  }
  for (const { column, span, width } of sizes.sort((a, b) => a.span - b.span)) {
    const lacks = width - lengthOf(widths.slice(column, column + span), gap);
    if (lacks <= 0) continue;
    for (let index = column; index < column + span; index += 1) widths[index] = (widths[index] ?? 0) + lacks / span;
  }
  return widths;
}

function rowHeights(group: GridGroup, setting: GridSetting, inner: ReadonlyMap<string, Measured>): number[] {
  const heights = Array.from({ length: group.rows }, () => emptyOf(group).height);
  for (const item of group.items)
    heights[item.row] = Math.max(heights[item.row] ?? 0, sizeOf(item, setting, inner).height);
  return heights;
}
