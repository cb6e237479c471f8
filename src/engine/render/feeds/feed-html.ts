import { fromHtml } from 'hast-util-from-html';
import type { Element, ElementContent, Properties, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { digest } from '../../model/cache';
import { classesOf, element } from '../../markdown/html/hast';
import { tokenColour } from '../../plan/covers/palette';

/** A diagram as a separate file: feed readers drop inline drawings. */
interface FeedDrawing {
  file: string;
  svg: string;
}

/**
 * HTML of a page as readers of feeds take it: plain elements without classes and controls, every address absolute.
 * `pageUrl` is the page's own address, `fileUrl` returns the address of an output file.
 */
export function feedHtml(
  html: string,
  pageUrl: string,
  fileUrl: (file: string) => string,
): { html: string; drawings: FeedDrawing[] } {
  const drawings: FeedDrawing[] = [];
  const address = (value: string): string => (URL.canParse(value, pageUrl) ? new URL(value, pageUrl).href : value);
  const plain = (node: RootContent): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || node.tagName === 'button' || classesOf(node).some((name) => DROPPED.has(name)))
      return [];
    if (node.tagName === 'svg') {
      const svg = standaloneDiagram(node);
      const file = `assets/feeds/${digest(svg).slice(0, 12)}.svg`;
      drawings.push({ file, svg });
      const { width, height, ariaLabel } = node.properties;
      return [element('img', { src: fileUrl(file), alt: String(ariaLabel ?? ''), width, height })];
    }
    const children = node.children.flatMap(plain);
    return UNWRAPPED.has(node.tagName)
      ? children
      : [element(node.tagName, plainProperties(node.properties, address), children)];
  };
  const { children } = fromHtml(html, { fragment: true });
  return { html: toHtml({ type: 'root', children: children.flatMap(plain) }), drawings };
}

const DROPPED = new Set('code-block__bar tabs__list heading-anchor admonition__icon diagram--narrow'.split(' '));
/** Elements that only carry style or behaviour; their content stays. */
const UNWRAPPED = new Set(['span', 'var']);
const KEPT_ATTRIBUTES = new Set(
  'href src srcSet alt title id width height colSpan rowSpan align start checked disabled type dateTime open lang'.split(
    ' ',
  ),
);

function plainProperties(all: Properties, address: (value: string) => string): Properties {
  const properties = Object.fromEntries(Object.entries(all).filter(([name]) => KEPT_ATTRIBUTES.has(name)));
  const { href, src, srcSet } = properties;
  if (typeof href === 'string') properties['href'] = address(href);
  if (typeof src === 'string') properties['src'] = address(src);
  if (typeof srcSet === 'string')
    properties['srcSet'] = srcSet
      .split(/,\s+/)
      .map((source) => source.trim().replace(/^\S+/, address))
      .join(', ');
  return properties;
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
const edge: Properties = { fill: 'none', stroke: STROKE, strokeWidth: '1.5' };

/** Print styles of diagram classes (`.diagram` in diagrams.css), as attributes. */
const PAINT: Record<string, Properties> = {
  'dg-text': text(14, INK, 'middle'),
  'dg-caption': text(14, INK, 'middle'),
  'dg-start-text': text(14, INK, 'start'),
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
  'dg-head': { fill: SIGNAL },
  'dg-ground': { fill: PAPER },
  'dg-lifeline': { stroke: LINE, strokeDasharray: '2 4' },
  'dg-note': { fill: SOFT, stroke: LINE },
  'dg-frame': { fill: 'none', stroke: LINE },
  'dg-tab': { fill: SUNKEN, stroke: LINE },
};

/** The names of the classes that are painted. */
export const PAINTED_CLASSES: readonly string[] = Object.keys(PAINT);

/** An inline diagram as a standalone file: with namespace, colours and typeface. */
function standaloneDiagram(node: Element): string {
  const { className: _, ...properties } = node.properties;
  const root: Element = {
    ...painted(node),
    properties: {
      ...properties,
      xmlns: 'http://www.w3.org/2000/svg',
      fontFamily: 'Overpass, Arial, sans-serif',
      fontSize: '14',
    },
  };
  root.children.unshift(ground(node));
  return toHtml(root, { space: 'svg' });
}

/** The background of the drawing: feed readers may be dark. */
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
