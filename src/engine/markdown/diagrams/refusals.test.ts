import { expect, test } from 'vitest';
import { drawDiagram } from './index';

/** Sources that are refused. */
const REFUSALS: readonly [source: string, line: number, message: RegExp][] = [
  ['flowchar LR\n A --> B', 1, /"flowchar"/],
  ['', 1, /does not begin with its kind/],
  ['\n\nunknownDiagram\n', 3, /"unknownDiagram"/],
  ['pie\n "a" : 1', 1, /kind "pie"/],
  ['\n\ngantt\n A : 2026-01-01, 2d', 3, /kind "gantt" are not supported/],
  ['---\ntitle: T\n---\nflowchart LR\n A', 1, /does not begin with its kind/],
  ['flowchart LR\n A[[x]]', 2, /known shape/],
  ['flowchart LR\n A{{x}} --> B', 2, /known shape/],
  ['flowchart LR\n A[/x/]', 2, /known shape/],
  ['flowchart LR\n A(((x)))', 2, /known shape/],
  ['flowchart LR\n A>x]', 2, /known shape/],
  ['flowchart LR\n A@{ shape: cyl }', 2, /known shape/],
  ['flowchart LR\n A:::hot --> B', 2, /":::hot --> B"/],
  ['flowchart LR\n A --> B\n classDef hot fill:#f00', 3, /"classDef hot fill:#f00" is not supported/],
  ['flowchart LR\n A --> B\n click A "/b"', 3, /"click A "\/b"" is not supported/],
  ['flowchart LR\n A e1@--> B', 2, /expected/],
  ['flowchart LR\n subgraph g\n A --> B\n end\n g --> A', 5, /between "g" and its own inside/],
  ['flowchart LR\n subgraph g\n A --> B\n end\n g --> g', 5, /between "g" and its own inside/],
  ['flowchart LR\n subgraph g\n A --> g\n end\n A --> B', 3, /between "g" and its own inside/],
  ['sequenceDiagram\n A->>B: a\n link A: Wiki @ https://example.org', 3, /no statement/],
  ['sequenceDiagram\n box Aqua One\n participant A\n end', 2, /no statement/],
  ['sequenceDiagram\n create participant A\n A->>B: x', 2, /no statement/],
  ['sequenceDiagram\n A()->>B: x', 2, /no name of a participant/],
  ['sequenceDiagram\n participant A@{ "type": "database" }', 2, /no name/],
  ['stateDiagram-v2\n state c <<choice>>', 2, /no statement/],
  ['stateDiagram-v2\n A --> B\n note right of A : x', 3, /no statement/],
  ['stateDiagram-v2\n state A {\n B\n --\n C\n }', 4, /no statement/],
  ['stateDiagram-v2\n click A "/b"', 2, /no statement/],
  ['stateDiagram-v2\n state A {\n B --> A\n }', 3, /between "A" and its own inside/],
  ['flowchart LR\n this is not a diagram', 2, /"is not a diagram"/],
  ['flowchart LR\n A --> B\n A[text (more)]', 3, /does not end as it began/],
  ['flowchart LR\n A -->\n', 3, /node was expected/],
  ['flowchart LR\n subgraph x\n A', 2, /not closed/],
  ['flowchart LR\n A --> B\nend', 3, /closes no subgraph/],
  ['sequenceDiagram\n A->>B: a\n nonsense', 3, /"nonsense"/],
  ['sequenceDiagram\n A->>B', 2, /"A->>B"/],
  ['sequenceDiagram\n loop x\n A->>B: a', 2, /not closed/],
  ['sequenceDiagram\n A->>B: a\n end', 3, /closes nothing/],
  ['sequenceDiagram\n else x', 2, /outside of "alt"/],
  ['stateDiagram-v2\n A -> B', 2, /"A -> B"/],
  ['stateDiagram-v2\n state A {\n B', 2, /not closed/],
  ['flowchart LR\n A --> end', 2, /word of the language/],
  ['flowchart LR\n subgraph x["T"\n A\n end', 2, /"\]" was expected/],
  ['flowchart LR\n subgraph x["T"] more\n A\n end', 2, /end of the line/],
  ['flowchart LR\n A -->|x B', 2, /"\|" was expected/],
  ['flowchart LR\n A -- x', 2, /does not end/],
  ['flowchart LR\n A[]', 2, /A text was expected/],
  ['flowchart LR\n A -->|| B', 2, /A text was expected/],
  ['flowchart LR\n A["x', 2, /A text was expected/],
  ['sequenceDiagram\n participant', 2, /no name/],
  ['sequenceDiagram\n autonumber x', 2, /cannot count/],
  ['stateDiagram LR\n A', 1, /"LR"/],
  ['stateDiagram-v2\n A\n }', 3, /closes no state/],
  ['flowchart LR\n A --> B\n subgraph', 3, /not closed|expected/],
];

test.each(REFUSALS)('%j is refused in line %i', (source, line, message) => {
  const result = drawDiagram(source);
  if (result.kind === 'drawn') throw new Error('It was drawn.');
  expect(result.problem.line).toBe(line);
  expect(result.problem.message).toMatch(message);
});

test('what is said of each tells what is wrong and how it is mended', async () => {
  const said = REFUSALS.map(([source]) => {
    const result = drawDiagram(source);
    if (result.kind === 'drawn') return '';
    const { line, message, hint } = result.problem;
    return `${source}\n=> ${line}: ${message}\n   ${hint}\n`;
  });
  await expect(said.join('\n')).toMatchFileSnapshot('refusals.txt');
});

test('a diagram that is too large to be laid out is refused', () => {
  const chain = Array.from({ length: 20_000 }, (_, index) => `N${index}`).join(' --> ');
  expect(drawDiagram(`flowchart LR\n ${chain}`)).toMatchObject({ kind: 'refused', problem: { line: 1 } });
});
