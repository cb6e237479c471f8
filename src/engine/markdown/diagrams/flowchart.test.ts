import { expect, test } from 'vitest';
import { parseFlowchart } from './flowchart';
import { readSource } from './source';

/** Nodes and edges of a flowchart in short: `A[label]`, `A label-> B`. */
function flowchart(source: string): string {
  const { nodes, edges, groups } = parseFlowchart(readSource(source));
  return [
    ...[...nodes].map(
      ([id, { label, shape, parent }]) =>
        `${parent === null ? '' : `${parent}.`}${id}${label === id ? '' : `[${label}]`}${shape === 'rect' ? '' : `:${shape}`}`,
    ),
    ...edges.map(
      ({ from, to, label, hasArrow }) => `${from} ${label ? `"${label}" ` : ''}${hasArrow ? '>' : '-'} ${to}`,
    ),
    ...[...groups].map(([id, title]) => `${id}{${title}}`),
  ].join('; ');
}

test.each([
  ['A-->B', 'A; B; A > B'],
  ['A -->|text| B', 'A; B; A "text" > B'],
  ['A -->|"a (b) | c"| B', 'A; B; A "a (b) | c" > B'],
  ['A --- B', 'A; B; A - B'],
  ['A --> B --> C', 'A; B; C; A > B; B > C'],
  ['A["a <br/> b"] --> A', 'A[a\nb]; A > A'],
  ['A["v0.46.0 on 10.244.1.5"] --> B["1.25s"]', 'A[v0.46.0 on 10.244.1.5]; B[1.25s]; A > B'],
  [
    'one --> C\nsubgraph one["The one"]\n  A-->B\nend\nA --> B[b]',
    'C; one.A; one.B[b]; one > C; A > B; A > B; one{The one}',
  ],
  ['%% a comment\nA --> B\n%% another', 'A; B; A > B'],
  ['A[a] --> D[(d)] --> F{f}', 'A[a]; D[d]:cylinder; F[f]:diamond; A > D; D > F'],
])('flowchart %j', (body, expected) => expect(flowchart(`flowchart LR\n${body}`)).toBe(expected));
