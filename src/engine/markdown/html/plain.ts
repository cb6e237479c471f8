import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { standaloneDiagram } from './standalone-diagram';

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
export function plainHtml(tree: Root, fillers: PlainFillers): string {
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
