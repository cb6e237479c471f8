import type { Element } from 'hast';
import { isOutOfStack } from '../../model/thrown';
import { nearest } from '../../../shared/nearest';
import { en } from '../../../shared/strings/en';
import type { Strings } from '../../../shared/strings/model';
import { drawFlowchart } from './flowchart/draw';
import { COLUMN, NARROW_COLUMN } from './graph/draw';
import { DiagramError, quoted, type DiagramProblem } from './problem';
import { readSource, type DiagramSource } from './source';
import { drawSequence } from './sequence/draw';
import { drawState } from './state/draw';
import { textAt, type Drawing } from './svg';
import { setText } from './text';

export type { DiagramProblem } from './problem';

/** What came of drawing a diagram: the drawing, or what its source lacks. */
type DiagramResult =
  | {
      kind: 'drawn';
      svg: Element;
      /** The same for a phone, where the drawing would be too small to read there. */
      narrow: Element | null;
      label: string;
      words: string[];
    }
  | { kind: 'refused'; problem: DiagramProblem };

/** Names of the kinds of diagrams in a language. */
type KindNames = Strings['text']['diagrams'];

interface Kind {
  /** What the accessible name begins with, by its field in the catalogue of a language. */
  name: keyof KindNames;
  /** Draws for a column of a width. */
  draw: (source: DiagramSource, column: number) => Drawing;
}

const FLOWCHART: Kind = { name: 'flowchart', draw: drawFlowchart };

const STATE: Kind = { name: 'state', draw: drawState };

/** Every kind by the word that it begins with; `graph` and `stateDiagram` are older names. */
const KINDS = new Map<string, Kind>([
  ['flowchart', FLOWCHART],
  ['graph', FLOWCHART],
  ['sequenceDiagram', { name: 'sequence', draw: drawSequence }],
  ['stateDiagram-v2', STATE],
  ['stateDiagram', STATE],
]);

/** The kinds that messages and the guide for writers show. */
const LEGAL_KINDS = ['flowchart', 'sequenceDiagram', 'stateDiagram-v2'];

/** A drawing of this width is readable on a phone: its letters are ten pixels high. */
export const FITS_A_PHONE = 470;
/** A second drawing that is less narrow than this is no gain. */
const WORTH_DRAWING_TWICE = 0.85;

/** Room between the drawing and its edge. */
const MARGIN = 2;

/**
 * Draws a Mermaid diagram, or says in which line it cannot be drawn. The same source always gives the same drawing:
 * an `svg` element without ids and styles, whose classes the style sheet colours. `names` are those of the kinds in
 * the language of the text.
 */
export function drawDiagram(text: string, names: KindNames = en.text.diagrams): DiagramResult {
  try {
    const source = readSource(text);
    const kind = KINDS.get(source.kind);
    if (!kind) throw unknownKind(source);
    const drawing = kind.draw(source, COLUMN);
    const { title = '' } = drawing;
    const words = [...new Set([title, ...drawing.words].filter((word) => word !== ''))];
    const told = [source.description, ...words].filter((word) => word !== '').map((word) => word.replace(/\n/g, ' '));
    const label = told.length > 0 ? `${names[kind.name]}: ${told.join(', ')}` : names[kind.name];
    const svg = svgOf(withTitle(drawing, title), label);
    const narrow =
      widthOf(svg) <= FITS_A_PHONE ? null : svgOf(withTitle(kind.draw(source, NARROW_COLUMN), title), label);
    const isWorthIt = narrow !== null && widthOf(narrow) < widthOf(svg) * WORTH_DRAWING_TWICE;
    return { kind: 'drawn', svg, narrow: isWorthIt ? narrow : null, label, words };
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
  const near = nearest(kind, [...KINDS.keys()]);
  return new DiagramError(
    headLine,
    kind === '' ? 'The diagram does not begin with its kind.' : `Diagrams of kind ${quoted(kind)} are not supported.`,
    `${near ? `Did you mean "${near}"? ` : ''}Diagrams begin with one of: ${LEGAL_KINDS.join(', ')}.`,
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

function svgOf({ parts, bounds }: Drawing, label: string): Element {
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
      ariaLabel: label,
    },
    children: parts,
  };
}

const widthOf = (svg: Element): number => Number(svg.properties['width']);
