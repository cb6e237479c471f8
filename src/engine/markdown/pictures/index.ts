import type { Element } from 'hast';
import { element } from '../html/hast';
import { CLUSTER } from './cluster';
import { EVENT } from './event';
import type { Drawn, Picture } from './shapes';

const PICTURES: ReadonlyMap<string, Picture> = new Map([
  ['event', EVENT],
  ['cluster', CLUSTER],
]);

/** Names of the pictures. */
export const pictureNames = (): string[] => [...PICTURES.keys()];

/** The picture of a name as two figures, one of which each window shows; `null` when there is none. */
export function picture(name: string): Element[] | null {
  const found = PICTURES.get(name);
  if (!found) return null;
  return (['wide', 'narrow'] as const).map((form) =>
    element('figure', { className: ['diagram', `diagram--${form}`] }, [svgOf(found[form], found.label)]),
  );
}

function svgOf({ width, height, parts }: Drawn, label: string): Element {
  return element(
    'svg',
    { className: ['steps__picture'], viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', ariaLabel: label },
    structuredClone(parts),
  );
}
