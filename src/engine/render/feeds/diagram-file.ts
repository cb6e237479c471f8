import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';

/** The colours that the style sheet gives a diagram on paper (`.diagram` in article.css), as values. */
const COLOURS: Record<string, string> = {
  '--bg': '#fbfcfc',
  '--fg': '#15191c',
  '--diagram-bg': '#fbfcfc',
  '--diagram-fg': '#15191c',
  '--_text': '#15191c',
  '--_text-sec': '#3b444b',
  '--_text-muted': '#555f67',
  '--_text-faint': '#555f67',
  '--_line': '#7f878d',
  '--_arrow': '#ad3800',
  '--_node-fill': '#f2f4f5',
  '--_node-stroke': '#7f878d',
  '--_group-fill': '#fbfcfc',
  '--_group-hdr': '#e8ebed',
  '--_inner-stroke': '#dce0e3',
  '--_key-badge': '#e8ebed',
};

/** The text of an inline diagram as a file that stands by itself: with its namespace, colours and a typeface. */
export function standaloneDiagram(node: Element): string {
  const style = `${Object.entries(COLOURS)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')};background:#fbfcfc;font-family:sans-serif`;
  return toHtml(
    { ...node, properties: { ...node.properties, xmlns: 'http://www.w3.org/2000/svg', style, className: undefined } },
    { space: 'svg' },
  );
}
