import type { Element } from 'hast';
import { isOutOfStack } from '../../model/errors';
import { nearest } from '../../../shared/nearest';
import { en } from '../../../shared/strings/en';
import type { Strings } from '../../../shared/strings/model';
import { parseFlowchart } from './flowchart';
import { drawGraph } from './graph/draw';
import { drawSequence } from './sequence/draw';
import { DiagramError, quoted, readSource, type DiagramProblem, type DiagramSource } from './source';
import { parseState } from './state';
import type { Drawing } from './svg';

type DiagramResult =
  | {
      kind: 'drawn';
      svg: Element;
      /** The same for a phone, where the drawing would be too small to read there. */
      narrow: Element | null;
    }
  | { kind: 'refused'; problem: DiagramProblem };

type KindNames = Strings['text']['diagrams'];

interface Kind {
  /** What the accessible name begins with, by its field in the catalogue of a language. */
  name: keyof KindNames;
  draw: (source: DiagramSource, column: number) => Drawing;
}

const KINDS = new Map<string, Kind>([
  ['flowchart', { name: 'flowchart', draw: (source, column) => drawGraph(parseFlowchart(source), column) }],
  ['sequenceDiagram', { name: 'sequence', draw: drawSequence }],
  ['stateDiagram-v2', { name: 'state', draw: (source, column) => drawGraph(parseState(source), column) }],
]);

/** Width of the reading column of most windows, and of a phone. */
export const COLUMN = 720;
const NARROW_COLUMN = 360;

/** A drawing of this width is readable on a phone: its letters are ten pixels high. */
export const FITS_A_PHONE = 470;
/** A second drawing that is less narrow than this is no gain. */
const WORTH_DRAWING_TWICE = 0.85;

const MARGIN = 2;

/**
 * Draws a Mermaid diagram, or reports the line that cannot be drawn. The same source always yields the same drawing:
 * an `svg` element without ids and styles, whose classes the style sheet colours. `names` are the names of the diagram
 * kinds in the language of the text.
 */
export function drawDiagram(text: string, names: KindNames = en.text.diagrams): DiagramResult {
  try {
    const source = readSource(text);
    const kind = KINDS.get(source.kind);
    if (!kind) throw unknownKind(source);
    const drawn = (column: number): Element => svgOf(kind.draw(source, column - 2 * MARGIN), names[kind.name]);
    const svg = drawn(COLUMN);
    const narrow = widthOf(svg) <= FITS_A_PHONE ? null : drawn(NARROW_COLUMN);
    const isWorthIt = narrow !== null && widthOf(narrow) < widthOf(svg) * WORTH_DRAWING_TWICE;
    return { kind: 'drawn', svg, narrow: isWorthIt ? narrow : null };
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
  hint: 'Split it into several diagrams.',
};

function unknownKind({ kind, headLine }: DiagramSource): DiagramError {
  const near = nearest(kind, [...KINDS.keys()]);
  return new DiagramError(
    headLine,
    kind === '' ? 'The diagram does not start with its type.' : `Diagrams of type ${quoted(kind)} are not supported.`,
    `${near ? `Did you mean "${near}"? ` : ''}Diagrams begin with one of: ${[...KINDS.keys()].join(', ')}.`,
  );
}

/** An `svg` element of a drawing, named by its kind and all its words. */
function svgOf({ parts, bounds, words }: Drawing, kind: string): Element {
  const named = [...new Set(words)].filter((word) => word !== '').map((word) => word.replace(/\n/g, ' '));
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
      ariaLabel: named.length > 0 ? `${kind}: ${named.join(', ')}` : kind,
    },
    children: parts,
  };
}

const widthOf = (svg: Element): number => Number(svg.properties['width']);
