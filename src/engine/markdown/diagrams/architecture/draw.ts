import { NARROW_COLUMN } from '../graph/draw';
import { partsOf } from '../grid/draw';
import { layOutGrid, type GridGraph } from '../grid/layout';
import type { GridSetting, Side } from '../grid/model';
import type { DiagramSource } from '../source';
import type { Drawing } from '../svg';
import { WRAP_WIDTHS } from '../text';
import { wordsOf } from './figure';
import { gridOf, groupWords } from './grid';
import type { Architecture, SidedEdge } from './model';
import { parseArchitecture } from './parse';

/** Room left around a drawing. */
const MARGIN = 2;
/** Columns for what no edge ties, where all beside each other are too wide. */
const FOLDS = [Infinity, 4, 3, 2, 1];

/** Draws an architecture diagram: every part where the sides of its edges put it. */
export function drawArchitecture(source: DiagramSource, column: number): Drawing {
  const architecture = parseArchitecture(source);
  const { parts, edges, title } = architecture;
  const most = Math.max(1, parts.size);
  const sides = new Map<unknown, SidedEdge['ends']>(edges.map((edge) => [edge, edge.ends]));
  const sidesOf: GridGraph['sidesOf'] = (edge, end): readonly Side[] => {
    const own = sides.get(edge)?.[end];
    return own ? [own.side] : [];
  };
  const graphs = FOLDS.filter((fold) => fold === Infinity || fold < most).map((fold): GridGraph => ({
    root: gridOf(architecture, fold),
    edges,
    sidesOf,
  }));
  const attempt = layOutGrid(graphs, column - 2 * MARGIN, settingsFor(column), 0);
  return { parts: partsOf(attempt), bounds: attempt.bounds, words: allWords(architecture), title };
}

function settingsFor(column: number): GridSetting[] {
  const isNarrow = column <= NARROW_COLUMN;
  const gap = isNarrow ? { x: 28, y: 32 } : { x: 46, y: 44 };
  const wraps = isNarrow ? [120, 90, 70] : WRAP_WIDTHS;
  return wraps.map((wrap) => ({ wrap, even: false, gap, roomy: new Map() }));
}

const allWords = ({ parts, edges }: Architecture): string[] =>
  [
    ...[...parts.values()].map((part) =>
      part.kind === 'service' ? wordsOf(part) : part.kind === 'group' ? groupWords(part) : '',
    ),
    ...edges.map(({ label }) => label),
  ].filter((word) => word !== '');
