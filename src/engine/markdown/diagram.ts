import { renderMermaidSVG } from 'beautiful-mermaid';
import { escapeAttribute } from '../model/html-text';

/** First words of the diagrams that can be drawn. */
export const DIAGRAM_KINDS = [
  'flowchart',
  'graph',
  'sequenceDiagram',
  'stateDiagram-v2',
  'classDiagram',
  'erDiagram',
  'xychart-beta',
];

/**
 * Draws a mermaid diagram as inline SVG. Its colours are CSS variables that the stylesheet sets for light and dark,
 * so one drawing serves both. `name` keeps the ids of markers apart on a page with several diagrams.
 * Throws with mermaid's own words when the text cannot be read.
 */
export function drawDiagram(text: string, name: string, label: string): string {
  const svg = renderMermaidSVG(text.trim(), {
    bg: 'var(--diagram-bg)',
    fg: 'var(--diagram-fg)',
    transparent: true,
    padding: 8,
  });
  const slim = svg
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/ style="--bg:[^"]*"/, '')
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number))))
    .replace(/ r[xy]="0"/g, '')
    // What an SVG inside HTML has anyway.
    .replace(/ xmlns="[^"]*"| stroke-width="1"| font-weight="400"/g, '')
    .replace(/ rx="(\d+)" ry="\1"/g, ' rx="$1"')
    .replace(/<marker id="([\w-]+)"[\s\S]*?<\/marker>/g, (marker, id: string) =>
      svg.includes(`url(#${id})`) ? marker : '',
    )
    .replace(/id="([\w-]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#${name}-$1)`)
    .replace(/>\s+</g, '><')
    .trim();
  return slim.replace('<svg ', `<svg role="img" aria-label="${escapeAttribute(label)}" `);
}

/** Words on a diagram, for its accessible name: node and message labels in the order of the text. */
export function diagramLabel(text: string): string {
  const [kind = ''] = text.trim().split(/\s/);
  const labels = [...text.matchAll(/"([^"\n]+)"|[[({|]+([^[\](){}|"\n]+)[\])}|]+|:\s*([^\n]+)$/gm)].map((match) =>
    (match[1] ?? match[2] ?? match[3] ?? '').trim(),
  );
  const names = [...new Set(labels.filter((label) => /[\p{L}\p{N}]/u.test(label)))].slice(0, 12);
  const subject = kind.startsWith('sequence')
    ? 'Sequence diagram'
    : kind.startsWith('state')
      ? 'State diagram'
      : 'Diagram';
  return names.length > 0 ? `${subject}: ${names.join(', ')}` : subject;
}
