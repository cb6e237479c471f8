import { fromHtml } from 'hast-util-from-html';
import type { Element, ElementContent, Root, RootContent, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { digest } from '../../model/cache';
import { tokenColour } from '../../model/tokens';

/** A diagram as a file of its own: readers of feeds drop inline drawings. */
export interface FeedDrawing {
  file: string;
  svg: string;
}

/**
 * HTML of a page as readers of feeds take it: plain elements without classes and controls, every address absolute.
 * `pageUrl` is the page's own address, `fileUrl` gives that of a file of the output.
 */
export function feedHtml(
  html: string,
  pageUrl: string,
  fileUrl: (file: string) => string,
): { html: string; drawings: FeedDrawing[] } {
  const drawings: FeedDrawing[] = [];
  const plain = plainHtml(fromHtml(html, { fragment: true }), {
    address: (value) => (URL.canParse(value, pageUrl) ? new URL(value, pageUrl).href : value),
    drawing: (svg) => {
      const file = `assets/feeds/${digest(svg).slice(0, 12)}.svg`;
      drawings.push({ file, svg });
      return fileUrl(file);
    },
  });
  return { html: plain, drawings };
}

/** Controls and decorations of the page that mean nothing outside of it. */
const DROPPED = /(?:^| )(?:code-block__bar|tabs__list|heading-anchor|admonition__icon|diagram--narrow)(?: |$)/;
/** Elements that only carry style or behaviour; their content stays. */
const UNWRAPPED = new Set(['span', 'var']);
const KEPT_ATTRIBUTES = new Set(
  'href src srcSet alt title id width height colSpan rowSpan align start checked disabled type dateTime open lang'.split(
    ' ',
  ),
);

/** What stands in the place of addresses and of drawings, which readers of feeds drop where they are inline. */
interface PlainFillers {
  address(value: string): string;
  drawing(svg: string): string;
}

/** A tree as plain HTML: elements without classes and controls. The tree stays as it is. */
function plainHtml(tree: Root, fillers: PlainFillers): string {
  return toHtml({ type: 'root', children: tree.children.flatMap((node) => plainNodes(node, fillers)) });
}

function plainNodes(node: RootContent, fillers: PlainFillers): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  if (node.tagName === 'button' || DROPPED.test(classOf(node))) return [];
  if (node.tagName === 'svg') return [drawing(node, fillers)];
  const children = node.children.flatMap((child) => plainNodes(child, fillers));
  if (UNWRAPPED.has(node.tagName)) return children;
  const properties = Object.fromEntries(Object.entries(node.properties).filter(([name]) => KEPT_ATTRIBUTES.has(name)));
  for (const name of ['href', 'src'] as const) {
    const value = properties[name];
    if (typeof value === 'string') properties[name] = fillers.address(value);
  }
  const sources = properties['srcSet'];
  if (typeof sources === 'string')
    properties['srcSet'] = sources
      .split(/,\s+/)
      .map((source) => source.trim().replace(/^\S+/, (address) => fillers.address(address)))
      .join(', ');
  return [{ type: 'element', tagName: node.tagName, properties, children }];
}

function classOf({ properties: { className } }: Element): string {
  return Array.isArray(className) ? className.join(' ') : String(className ?? '');
}

function drawing(node: Element, fillers: PlainFillers): Element {
  const { width, height, ariaLabel } = node.properties;
  return {
    type: 'element',
    tagName: 'img',
    properties: {
      src: fillers.drawing(standaloneDiagram(node)),
      alt: typeof ariaLabel === 'string' ? ariaLabel : '',
      width,
      height,
    },
    children: [],
  };
}

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
function standaloneDiagram(node: Element): string {
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
