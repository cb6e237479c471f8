import type { Element, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { tokenColour } from '../../model/tokens';

const INK = tokenColour('text').light;
const QUIET = tokenColour('text-quiet').light;
const LINE = tokenColour('line-strong').light;
const STROKE = tokenColour('muted').light;
const PAPER = tokenColour('surface').light;
const RAISED = tokenColour('raised').light;
const SUNKEN = tokenColour('sunken').light;
const GROUP = tokenColour('raised').light;
const SIGNAL = tokenColour('signal').light;
const SOFT = tokenColour('signal-soft').light;

const text = (fontSize: number, fill: string, textAnchor: string, fontWeight?: string): Properties => ({
  fontSize: String(fontSize),
  fill,
  textAnchor,
  ...(fontWeight !== undefined && { fontWeight }),
});
const edge: Properties = { fill: 'none', stroke: STROKE, strokeWidth: '1.25' };

/** What the style sheet gives the classes of a diagram on paper (`.diagram` in diagrams.css), as attributes. */
const PAINT: Record<string, Properties> = {
  'dg-text': text(14, INK, 'middle'),
  'dg-label': text(13, QUIET, 'middle'),
  'dg-start-label': text(13, QUIET, 'start'),
  'dg-start-title': text(14, INK, 'start', '650'),
  'dg-word': text(13, INK, 'start', '650'),
  'dg-node': { fill: RAISED, stroke: LINE },
  'dg-choice': { fill: PAPER, stroke: QUIET },
  'dg-solid': { fill: QUIET },
  'dg-detail': { fill: 'none', stroke: LINE },
  'dg-group': { fill: GROUP, stroke: tokenColour('line').light },
  'dg-group-ground': { fill: GROUP },
  'dg-edge': edge,
  'dg-dotted': { ...edge, strokeDasharray: '3 4' },
  'dg-thick': { ...edge, strokeWidth: '2.75' },
  'dg-head': { fill: SIGNAL },
  'dg-ground': { fill: PAPER },
  'dg-lifeline': { stroke: LINE, strokeDasharray: '2 4' },
  'dg-note': { fill: SOFT, stroke: LINE },
  'dg-frame': { fill: 'none', stroke: LINE },
  'dg-part': { stroke: LINE, strokeDasharray: '4 4' },
  'dg-tab': { fill: SUNKEN, stroke: LINE },
};

/** The names of the classes that are painted. */
export const PAINTED_CLASSES: readonly string[] = Object.keys(PAINT);

/** The text of an inline diagram as a file that stands by itself: with its namespace, colours and a typeface. */
export function standaloneDiagram(node: Element): string {
  const { className: _, ...properties } = node.properties;
  const root: Element = {
    ...painted(node),
    properties: { ...properties, xmlns: 'http://www.w3.org/2000/svg', fontFamily: 'Overpass, Arial, sans-serif' },
  };
  root.children.unshift(ground(node));
  return toHtml(root, { space: 'svg' });
}

/** The ground behind the drawing: readers of feeds may be dark. */
function ground(node: Element): Element {
  const [x = '0', y = '0', width = '0', height = '0'] = String(node.properties['viewBox']).split(' ');
  return { type: 'element', tagName: 'rect', properties: { x, y, width, height, fill: PAPER }, children: [] };
}

function painted(node: Element): Element {
  const { className, ...properties } = node.properties;
  const [name = ''] = Array.isArray(className) ? className.map(String) : [];
  return {
    ...node,
    properties: { ...properties, ...PAINT[name] },
    children: node.children.map((child) => (child.type === 'element' ? painted(child) : child)),
  };
}
