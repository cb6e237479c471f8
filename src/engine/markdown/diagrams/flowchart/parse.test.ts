import { expect, test } from 'vitest';
import { drawDiagram } from '../index';
import { readSource } from '../source';
import { parseFlowchart } from './parse';

/** Nodes and edges of a flowchart in short: `A[label]`, `A-label->B`. */
function flowchart(source: string): string {
  const { nodes, edges, groups } = parseFlowchart(readSource(source));
  return [
    ...[...nodes.values()].map(
      ({ id, label, shape }) => `${id}${label === null ? '' : `[${label}]`}${shape === 'rect' ? '' : `:${shape}`}`,
    ),
    ...edges.map(
      ({ from, to, label, stroke, end }) =>
        `${from} ${stroke === 'solid' ? '' : `${stroke} `}${label ? `"${label}" ` : ''}${end} ${to}`,
    ),
    ...[...groups.values()].map(({ id, title }) => `${id}{${title}}`),
  ].join('; ');
}

test.each([
  ['A-->B', 'A; B; A arrow B'],
  ['A-- text -->B', 'A; B; A "text" arrow B'],
  ['A -->|text| B', 'A; B; A "text" arrow B'],
  ['A -->|"a (b) | c"| B', 'A; B; A "a (b) | c" arrow B'],
  ['A --- B', 'A; B; A none B'],
  ['A-.->B', 'A; B; A dotted arrow B'],
  ['A -. why .-> B', 'A; B; A dotted "why" arrow B'],
  ['A ==> B', 'A; B; A thick arrow B'],
  ['A == so ==> B', 'A; B; A thick "so" arrow B'],
  ['A ~~~ B', 'A; B; A invisible none B'],
  ['A --x B --o C', 'A; B; C; A cross B; B circle C'],
  ['A & B --> C & D', 'A; B; C; D; A arrow C; A arrow D; B arrow C; B arrow D'],
  ['A --> B --> C', 'A; B; C; A arrow B; B arrow C'],
  ['A;B;C-->D;', 'A; B; C; D; C arrow D'],
  ['A["`**bold** and\n_more_`"]', 'A[bold and\nmore]'],
  ['A["a#quot;b#quot; #35;1 &amp; <br/>c"]', 'A[a"b" #1 &\nc]'],
  ['A["v0.46.0 on 10.244.1.5"] --> B["1.25s"]', 'A[v0.46.0 on 10.244.1.5]; B[1.25s]; A arrow B'],
  ['subgraph one["The one"]\n direction TB\n A-->B\nend\none --> C', 'A; B; C; A arrow B; one arrow C; one{The one}'],
  ['subgraph two words ["The title"]\nA\nend\ntwo --> B', 'A; two; B; two arrow B; two words{The title}'],
  ['subgraph two words\nA\nend', 'A; subgraph 1{two words}'],
  ['%% a comment\nA --> B\n%% another', 'A; B; A arrow B'],
  [
    'A[a] --> B(b) --> C([c]) --> D[(d)] --> E((e)) --> F{f}',
    'A[a]; B[b]:rounded; C[c]:stadium; D[d]:cylinder; E[e]:circle; F[f]:diamond; A arrow B; B arrow C; C arrow D; ' +
      'D arrow E; E arrow F',
  ],
])('flowchart %j', (body, expected) => expect(flowchart(`flowchart LR\n${body}`)).toBe(expected));

test.each(['A  &  B', 'A & B', 'A\n  &\n B', 'A[A] & B'])('%j are two nodes', (nodes) =>
  expect(drawDiagram(`flowchart LR\n ${nodes} --> C`)).toMatchObject({ kind: 'drawn', label: 'Flowchart: A, B, C' }),
);
