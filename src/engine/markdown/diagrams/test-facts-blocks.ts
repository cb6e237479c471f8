import type { Cell, GroupCell } from './block/model';
import { parseBlocks } from './block/parse';
import { label, oneLine, type Facts, type KindFacts } from './test-fact-words';

/** The parts of Mermaid's block diagrams that are compared. */
interface Block {
  id: string;
  type: string;
  label: string;
  widthInColumns?: number;
  columns?: number;
  directions?: string[];
  children?: Block[];
}

interface BlockDb {
  getBlock: (id: string) => Block;
  getEdges: () => {
    start: string;
    end: string;
    label: string;
    thickness: string;
    pattern: string;
    arrowTypeStart: string;
    arrowTypeEnd: string;
  }[];
}

const SHAPES: Record<string, string> = {
  na: 'rect',
  square: 'rect',
  round: 'rounded',
  doublecircle: 'dbl-circ',
  rect_left_inv_arrow: 'odd',
  diamond: 'diam',
  hexagon: 'hex',
  subroutine: 'fr-rect',
  cylinder: 'cyl',
  lean_right: 'lean-r',
  lean_left: 'lean-l',
  trapezoid: 'trap-b',
  inv_trapezoid: 'trap-t',
};
const HEADS: Record<string, string> = { arrow_point: 'arrow', arrow_cross: 'cross', arrow_circle: 'circle' };
const SIDES: Record<string, string> = { right: 'R', left: 'L', up: 'T', down: 'B', x: 'LR', y: 'TB' };

const sorted = (sides: readonly string[]): string => [...new Set(sides.join(''))].sort().join('');

function blockFacts({
  id,
  type,
  label: text,
  widthInColumns = 1,
  columns = -1,
  directions = [],
  children = [],
}: Block): Facts {
  if (type === 'space') return ['space §'];
  if (type === 'composite')
    return [
      `group ${id.replace(/^id-.*/, '')} ${widthInColumns} wide, ${columns > 0 ? columns : 'auto'} § ${label(text)}`,
      ...children.flatMap(blockFacts),
      'end §',
    ];
  const shape =
    type === 'block_arrow' ? sorted(directions.map((name) => SIDES[name.trim()] ?? '?')) : (SHAPES[type] ?? type);
  return [`${id} ${shape} ${widthInColumns} wide § ${label(text)}`];
}

function cellFacts(cell: Cell): Facts {
  if (cell.kind === 'space') return ['space §'];
  if (cell.kind === 'group') return groupFacts(cell);
  const shape = cell.kind === 'arrow' ? sorted(cell.sides) : cell.shape;
  return [`${cell.id} ${shape} ${cell.span} wide § ${oneLine(cell.label.trim())}`];
}

const groupFacts = ({ id, title, span, columns, cells }: GroupCell): Facts => [
  `group ${id.replace(/^group .*/, '')} ${span} wide, ${columns ?? 'auto'} § ${oneLine(title.trim())}`,
  ...cells.flatMap(cellFacts),
  'end §',
];

export const BLOCK_FACTS: KindFacts = {
  mermaid: (db: BlockDb) => [
    ...blockFacts({ ...db.getBlock('root'), id: '', label: '' }),
    ...db.getEdges().map(({ start, end, label: text, thickness, pattern, arrowTypeStart, arrowTypeEnd }) => {
      const stroke = pattern === 'dotted' ? 'dotted' : thickness === 'thick' ? 'thick' : 'solid';
      return `${start} > ${end} ${stroke} ${HEADS[arrowTypeStart] ?? 'none'} ${HEADS[arrowTypeEnd] ?? 'none'} § ${label(text)}`;
    }),
  ],
  own: (source) => {
    const { root, edges } = parseBlocks(source);
    return [
      ...groupFacts(root),
      ...edges.map(
        ({ from, to, label: text, stroke, start, end }) =>
          `${from} > ${to} ${stroke} ${start} ${end} § ${oneLine(text)}`,
      ),
    ];
  },
};
