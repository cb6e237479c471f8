import type { Region } from '../../../shared/workbench/regions';

/**
 * The region that an arrow key leads to from one: left and right to the next one in the text, up and down to the
 * nearest one of the line above or below. The first key leads to the first region; `null` for other keys and edges.
 */
export function neighbour(regions: readonly Region[], text: string, from: Region | null, key: string): Region | null {
  if (!/^Arrow(?:Left|Right|Up|Down)$/.test(key)) return null;
  if (!from) return regions[0] ?? null;
  const at = regions.findIndex((one) => one.offset === from.offset && one.end === from.end);
  if (key === 'ArrowRight') return regions[at + 1] ?? null;
  if (key === 'ArrowLeft') return regions[at - 1] ?? null;
  const lineOf = ({ offset }: Region): number => text.slice(0, offset).split('\n').length;
  const columnOf = ({ offset }: Region): number => offset - text.lastIndexOf('\n', offset - 1);
  const step = key === 'ArrowDown' ? 1 : -1;
  const others = regions.filter((one) => (lineOf(one) - lineOf(from)) * step > 0);
  const next = step * Math.min(...others.map((one) => step * lineOf(one)));
  const far = (one: Region): number => Math.abs(columnOf(one) - columnOf(from));
  return others.filter((one) => lineOf(one) === next).sort((a, b) => far(a) - far(b))[0] ?? null;
}
