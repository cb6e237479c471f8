import type { ElementContent, Properties } from 'hast';
import type { State } from 'mdast-util-to-hast';
import type { HtmlElement } from '../nodes';
import { placeOf } from '../parse';
import { report } from '../tree/source';
import { reportAttribute, runsCode } from '../tree/tag-problems';
import { element } from './hast';
import { attributeValue } from '../tree/attribute-value';
import type { HtmlState } from './state';

/** Attributes that draw. A name may be written with dashes, as in SVG, or without, as in JSX. */
const DRAWING: ReadonlyMap<string, string> = new Map(
  (
    'viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points pathLength transform fill fillOpacity ' +
    'fillRule stroke strokeWidth strokeLinecap strokeLinejoin strokeMiterlimit strokeDasharray strokeDashoffset ' +
    'strokeOpacity opacity color clipPath clipRule clipPathUnits mask maskUnits offset stopColor stopOpacity ' +
    'gradientUnits gradientTransform spreadMethod patternUnits patternTransform preserveAspectRatio textAnchor ' +
    'dominantBaseline fontSize fontFamily fontWeight fontStyle letterSpacing textLength markerStart markerMid ' +
    'markerEnd markerWidth markerHeight markerUnits refX refY orient id role href'
  )
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

/** Attributes that say nothing here: what a drawing is, and its look where the site decides it. */
const SILENT = /^(?:xmlns.*|version|baseprofile|class|classname|style|key|focusable|xmlspace|enablebackground|data.*)$/;

/**
 * An element of a drawing that the content writes itself. Shapes, text and colours are kept; nothing in it can run or
 * lead out of the page: an address is one of the drawing's own parts, `#name`.
 */
export function svgElement(state: HtmlState, toHast: State, node: HtmlElement): ElementContent[] {
  const place = placeOf(node);
  const properties: Properties = {};
  for (const name of node.attributes.keys()) {
    const plain = name.toLowerCase().replace(/[-:]/g, '');
    const property = name.startsWith('aria-') ? name : DRAWING.get(plain.replace(/^xlink/, ''));
    const value = property === undefined ? null : attributeValue(state, node, name, place);
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : null;
    if (property === undefined) reportUnlessSilent(state, node, name, plain);
    else if (text !== null && !staysInside(property, text)) reportAddress(state, node, name);
    else if (text !== null) properties[property] = text;
  }
  if (typeof properties['id'] === 'string') state.ids.push(properties['id']);
  // Lines of text in a drawing are no paragraphs of the page.
  const children = (toHast.all(node as never) as ElementContent[]).flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : [child],
  );
  return [element(node.name, properties, children)];
}

/** Whether a value leads nowhere else than into the page. */
function staysInside(property: string, value: string): boolean {
  if (property === 'href') return value.startsWith('#');
  // Styles read attributes: an escape may spell "url", and other functions than it load pictures.
  if (/\\|(?:image-set|cross-fade|image|src)\s*\(/i.test(value)) return false;
  return [...value.matchAll(/url\(\s*["']?(.)/gi)].every(([, first]) => first === '#');
}

function reportAddress(state: HtmlState, node: HtmlElement, name: string): void {
  report(state.source, placeOf(node), {
    rule: 'markdown/unknown-attribute',
    severity: 'warning',
    message: `<${node.name} ${name}> leads out of the drawing, so it is left out.`,
    hint: `A drawing may name its own parts: ${name}="${name.endsWith('href') ? '#name' : 'url(#name)'}".`,
  });
}

const HINT =
  'A drawing may say its shapes, texts and colours: viewBox, d, points, transform, fill, stroke and their like.';

function reportUnlessSilent(state: HtmlState, node: HtmlElement, name: string, plain: string): void {
  if (runsCode(name) || !SILENT.test(plain))
    reportAttribute(state.source, placeOf(node), { tag: node.name, attribute: name, where: ' in content', hint: HINT });
}
