import { box, dot, type Figure } from '../graph/figures';
import type { Leaf } from '../grid/model';
import { boxAround, rect, textAt } from '../svg';
import { setText } from '../text';
import { HALF, iconOf } from './icons';
import type { Service } from './model';

const PAD = { x: 12, y: 10 };
const LEAST = 58;
const SMALL = { size: 13 };

/** What a service is called: its title, else its id. */
const nameOf = ({ title, id, iconText }: Pick<Service, 'title' | 'id'> & { iconText?: string }): string =>
  title !== '' ? title : iconText ? '' : id;

/** What is said in small letters below the title: a text for an icon, or the name of an icon that is not drawn. */
const detailOf = ({ icon, iconText }: Service): string => (iconText !== '' ? iconText : iconOf(icon) ? '' : icon);

/** What a service says to those who do not see it; icons that are drawn are words here. */
export const wordsOf = (service: Service): string =>
  [nameOf(service), service.iconText || service.icon].filter((word) => word !== '').join(', ');

export function serviceLeaf(service: Service): Leaf {
  const natural = (wrap: number): Figure => serviceFigure(service, wrap);
  return {
    kind: 'leaf',
    natural,
    filled: (wrap, width, height) => {
      const own = natural(wrap);
      // Boxes below and beside each other are of one size, but none as large as a group.
      return serviceFigure(service, wrap, {
        width: width <= own.width + SPARE ? width : 0,
        height: height <= own.height + SPARE ? height : 0,
      });
    },
  };
}

/** How much larger than its words a box may be. */
const SPARE = 44;

/** A box with the icon above the title. */
function serviceFigure(service: Service, wrap: number, least = { width: 0, height: 0 }): Figure {
  const icon = iconOf(service.icon);
  const title = setText(nameOf(service), wrap);
  const detail = setText(detailOf(service), wrap, SMALL);
  const iconHeight = icon ? 2 * HALF + 6 : 0;
  const gap = title.height > 0 && detail.height > 0 ? 2 : 0;
  const width = Math.max(LEAST, least.width, Math.max(title.width, detail.width) + 2 * PAD.x);
  const content = iconHeight + title.height + gap + detail.height;
  const height = Math.max(least.height, content + 2 * PAD.y);
  return {
    width,
    height,
    outline: box(width, height),
    draw: (center) => {
      const top = center.y - content / 2;
      const middle = top + iconHeight + title.height / 2;
      return [
        rect('dg-node', boxAround(center, width, height), 4),
        ...(icon?.({ x: center.x, y: top + HALF }) ?? []),
        ...textAt('dg-text', title, { x: center.x, y: middle }),
        ...textAt('dg-label', detail, { x: center.x, y: middle + title.height / 2 + gap + detail.height / 2 }),
      ];
    },
  };
}

const JUNCTION = dot(4, 'dg-solid')({ lines: [], width: 0, height: 0 });

/** A dot in which edges meet. */
export const junctionLeaf: Leaf = { kind: 'leaf', natural: () => JUNCTION, filled: () => JUNCTION };
