import type { Element } from 'hast';
import { isOutOfStack } from '../../model/thrown';
import { nearest } from '../../../shared/nearest';
import { en } from '../../../shared/strings/en';
import type { Strings } from '../../../shared/strings/model';
import { drawArchitecture } from './architecture/draw';
import { drawBlocks } from './block/draw';
import { drawC4 } from './c4/draw';
import { drawFlowchart } from './flowchart/draw';
import { drawGantt } from './gantt/draw';
import { drawGit } from './git/draw';
import { COLUMN, NARROW_COLUMN } from './graph/draw';
import { DiagramError, quoted, type DiagramProblem } from './problem';
import { drawQuadrants } from './quadrant/draw';
import { readSource, type DiagramSource } from './source';
import { drawJourney } from './journey/draw';
import { drawKanban } from './kanban/draw';
import { drawMindmap } from './mindmap/draw';
import { drawPacket } from './packet/draw';
import { drawPie } from './pie/draw';
import { drawRadar } from './radar/draw';
import { drawSankey } from './sankey/draw';
import { drawSequence } from './sequence/draw';
import { drawState } from './state/draw';
import { drawClasses } from './tables/class';
import { drawEntities } from './tables/entities';
import { drawRequirements } from './tables/requirements';
import { drawTimeline } from './timeline/draw';
import { drawTree } from './tree/draw';
import { drawTreemap } from './treemap/draw';
import { textAt, type Drawing, type DrawingLink } from './svg';
import { plainLabel, setText } from './text';
import { drawChart } from './xychart/draw';

export type { DiagramProblem } from './problem';
export type { DrawingLink } from './svg';

/** What came of drawing a diagram: the drawing, or what its source lacks. */
type DiagramResult =
  | {
      kind: 'drawn';
      svg: Element;
      /** The same for a phone, where the drawing would be too small to read there. */
      narrow: Element | null;
      label: string;
      words: string[];
      /** Links of its parts, in the order of the source. */
      links: readonly DrawingLink[];
    }
  | Refused;

interface Refused {
  kind: 'refused';
  problem: DiagramProblem;
}

/** Names of the kinds of diagrams in a language. */
type KindNames = Strings['text']['diagrams'];

/** A drawing before it has a name in a language. */
type Drawn = Omit<Extract<DiagramResult, { kind: 'drawn' }>, 'label'> & {
  name: Kind['name'];
  /** What the accessible name says behind the kind. */
  told: string[];
};

interface Kind {
  /** What the accessible name begins with, by its field in the catalogue of a language. */
  name: keyof KindNames;
  /** Draws for a column of a width. */
  draw: (source: DiagramSource, column: number) => Drawing;
}

const FLOWCHART: Kind = { name: 'flowchart', draw: drawFlowchart };

const STATE: Kind = { name: 'state', draw: drawState };

const CHART: Kind = { name: 'chart', draw: drawChart };

const PACKET: Kind = { name: 'packet', draw: drawPacket };

const SANKEY: Kind = { name: 'sankey', draw: drawSankey };

const BLOCKS: Kind = { name: 'blocks', draw: drawBlocks };

const CLASSES: Kind = { name: 'classes', draw: drawClasses };

const C4: Kind = { name: 'c4', draw: drawC4 };

const TREEMAP: Kind = { name: 'treemap', draw: drawTreemap };

/** Every kind by the word that it begins with. */
const KINDS = new Map<string, Kind>([
  ['flowchart', FLOWCHART],
  ['flowchart-elk', FLOWCHART],
  ['graph', FLOWCHART],
  ['sequenceDiagram', { name: 'sequence', draw: drawSequence }],
  ['stateDiagram', STATE],
  ['stateDiagram-v2', STATE],
  ['classDiagram', CLASSES],
  ['classDiagram-v2', CLASSES],
  ['erDiagram', { name: 'entities', draw: drawEntities }],
  ['pie', { name: 'pie', draw: drawPie }],
  ['gantt', { name: 'gantt', draw: drawGantt }],
  ['gitGraph', { name: 'git', draw: drawGit }],
  ['timeline', { name: 'timeline', draw: drawTimeline }],
  ['mindmap', { name: 'mindmap', draw: drawMindmap }],
  ['journey', { name: 'journey', draw: drawJourney }],
  ['quadrantChart', { name: 'quadrants', draw: drawQuadrants }],
  ['xychart', CHART],
  ['xychart-beta', CHART],
  ['kanban', { name: 'kanban', draw: drawKanban }],
  ['packet', PACKET],
  ['packet-beta', PACKET],
  ['requirementDiagram', { name: 'requirements', draw: drawRequirements }],
  ['sankey', SANKEY],
  ['sankey-beta', SANKEY],
  ['C4Context', C4],
  ['C4Container', C4],
  ['C4Component', C4],
  ['C4Dynamic', C4],
  ['C4Deployment', C4],
  ['treemap', TREEMAP],
  ['treemap-beta', TREEMAP],
  ['radar-beta', { name: 'radar', draw: drawRadar }],
  ['treeView-beta', { name: 'tree', draw: drawTree }],
  ['block', BLOCKS],
  ['block-beta', BLOCKS],
  ['architecture-beta', { name: 'architecture', draw: drawArchitecture }],
]);

/** First words of the diagrams that can be drawn. */
export const DIAGRAM_KINDS: readonly string[] = [...KINDS.keys()];

/** A drawing of this width is readable on a phone: its letters are ten pixels high. */
export const FITS_A_PHONE = 470;
/** A second drawing that is less narrow than this is no gain. */
const WORTH_DRAWING_TWICE = 0.85;

/** Room between the drawing and its edge. */
const MARGIN = 2;

/**
 * Draws a Mermaid diagram, or says in which line it cannot be drawn. The same source always gives the same drawing:
 * an `svg` element without ids and styles, whose classes the style sheet colours. It is the caller's own. `names` are
 * those of the kinds in the language of the text.
 */
export function drawDiagram(text: string, names: KindNames = en.text.diagrams): DiagramResult {
  const result = draw(text);
  if (result.kind === 'refused') return result;
  const { name, told, ...drawn } = result;
  const label = told.length > 0 ? `${names[name]}: ${told.join(', ')}` : names[name];
  for (const svg of [drawn.svg, drawn.narrow]) if (svg) svg.properties['ariaLabel'] = label;
  return { ...drawn, label };
}

function draw(text: string): Drawn | Refused {
  try {
    const source = readSource(text);
    const kind = KINDS.get(source.kind);
    if (!kind) throw unknownKind(source);
    const drawing = kind.draw(source, COLUMN);
    // A diagram may have a title in its head and another one in its body.
    const titles = new Set([plainLabel(source.title), drawing.title ?? '']);
    const title = [...titles].filter((text) => text !== '').join('\n');
    const words = [...new Set([title, ...drawing.words].filter((word) => word !== ''))];
    const told = [source.description, ...words].filter((word) => word !== '').map((word) => word.replace(/\n/g, ' '));
    const svg = svgOf(withTitle(drawing, title));
    const narrow = widthOf(svg) <= FITS_A_PHONE ? null : svgOf(withTitle(kind.draw(source, NARROW_COLUMN), title));
    const isWorthIt = narrow !== null && widthOf(narrow) < widthOf(svg) * WORTH_DRAWING_TWICE;
    const { links = [] } = drawing;
    return { kind: 'drawn', name: kind.name, svg, narrow: isWorthIt ? narrow : null, told, words, links };
  } catch (error) {
    if (isOutOfStack(error)) return { kind: 'refused', problem: TOO_LARGE };
    if (!(error instanceof DiagramError)) throw error;
    const { line, message, hint } = error;
    return { kind: 'refused', problem: { line, message, hint } };
  }
}

const TOO_LARGE: DiagramProblem = {
  line: 1,
  message: 'The diagram is too large, or nested too deeply, to be drawn.',
  hint: 'Divide it into several.',
};

function unknownKind({ kind, headLine }: DiagramSource): DiagramError {
  const near = nearest(kind, DIAGRAM_KINDS);
  return new DiagramError(
    headLine,
    kind === ''
      ? 'The diagram does not say of which kind it is.'
      : `There are no diagrams of the kind ${quoted(kind)} here.`,
    `${near ? `Did you mean "${near}"? ` : ''}Diagrams begin with one of: ${DIAGRAM_KINDS.join(', ')}.`,
  );
}

/** Puts the title of a diagram above it. */
function withTitle(drawing: Drawing, title: string): Drawing {
  if (title === '') return drawing;
  const { left, top, right, bottom } = drawing.bounds;
  const block = setText(title, Math.max(300, right - left), { bold: true });
  const center = (left + right) / 2;
  const head = top - block.height - 14;
  return {
    ...drawing,
    parts: [...textAt('dg-title', block, { x: center, y: head + block.height / 2 }), ...drawing.parts],
    bounds: {
      left: Math.min(left, center - block.width / 2),
      top: head,
      right: Math.max(right, center + block.width / 2),
      bottom,
    },
  };
}

function svgOf({ parts, bounds }: Drawing): Element {
  const left = Math.floor(bounds.left - MARGIN);
  const top = Math.floor(bounds.top - MARGIN);
  const width = Math.ceil(bounds.right + MARGIN) - left;
  const height = Math.ceil(bounds.bottom + MARGIN) - top;
  return {
    type: 'element',
    tagName: 'svg',
    properties: {
      className: ['dg'],
      viewBox: `${left} ${top} ${width} ${height}`,
      width,
      height,
      role: 'img',
    },
    children: parts,
  };
}

const widthOf = (svg: Element): number => Number(svg.properties['width']);
