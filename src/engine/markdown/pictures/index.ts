import type { Element } from 'hast';
import { element } from '../html/hast';
import { CLUSTER } from './cluster';
import { EVENT } from './event';
import type { Picture } from './parts';

const PICTURES: ReadonlyMap<string, Picture> = new Map([
  ['event', EVENT],
  ['cluster', CLUSTER],
]);

/** Names of the pictures. */
export const pictureNames = (): string[] => [...PICTURES.keys()];

/** The picture of a name as an `svg` element, `null` when there is none. */
export function picture(name: string): Element | null {
  const found = PICTURES.get(name);
  if (!found) return null;
  const { width, height, label, parts } = found;
  return element(
    'svg',
    { className: ['steps__picture'], viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', ariaLabel: label },
    structuredClone(parts),
  );
}
