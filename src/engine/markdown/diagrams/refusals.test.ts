import { expect, test } from 'vitest';
import { drawDiagram } from './index';

/** Sources that are refused: the line, and some of what is said. */
const REFUSALS: [source: string, line: number, message: RegExp][] = [
  ['flowchar LR\n A --> B', 1, /"flowchar"/],
  ['', 1, /of which kind/],
  ['\n\nunknownDiagram\n', 3, /"unknownDiagram"/],
  ['flowchart LR\n this is not a diagram', 2, /"is not a diagram"/],
  ['flowchart LR\n A --> B\n A[text (more)]', 3, /does not end as it began/],
  ['flowchart LR\n A -->\n', 3, /node was expected/],
  ['flowchart LR\n A@{ shape: blob }', 2, /no shape "blob"/],
  ['flowchart LR\n A@{ img: "x.png" }', 2, /"img"/],
  ['flowchart LR\n subgraph x\n A', 2, /not closed/],
  ['flowchart LR\n A --> B\nend', 3, /closes no subgraph/],
  ['---\ntitle: T\n---\nflowchart LR\n A -> B', 5, /"-> B"/],
  ['flowchart LR\n subgraph x\n A\n end\n x --> A', 5, /inside it/],
  ['sequenceDiagram\n A->>B: a\n nonsense', 3, /"nonsense"/],
  ['sequenceDiagram\n A->>B', 2, /"A->>B"/],
  ['sequenceDiagram\n loop x\n A->>B: a', 2, /not closed/],
  ['sequenceDiagram\n A->>B: a\n end', 3, /closes nothing/],
  ['sequenceDiagram\n else x', 2, /outside of "alt"/],
  ['sequenceDiagram\n A->>B: a\n links A: {"x": }', 3, /no list of links/],
  ['sequenceDiagram\n A->>B: a\n links A: ["x"]', 3, /no list of links/],
  ['sequenceDiagram\n A->>B: a\n links A: {"x": 1}', 3, /no list of links/],
  ['sequenceDiagram\n A->>B: a\n link A: x', 3, /no link/],
  ['sequenceDiagram\n A->>B: a\n details A: more', 3, /"details"/],
  ['sequenceDiagram\n A->>B: a\n properties A: {"icon": "@clock"}', 3, /"icon"/],
  ['stateDiagram-v2\n A -> B', 2, /"A -> B"/],
  ['stateDiagram-v2\n state A {\n B', 2, /not closed/],
  ['classDiagram\n A <|- B', 2, /"A <\|- B"/],
  ['classDiagram\n class A {\n x', 2, /not closed/],
  ['erDiagram\n A ||--x B : y', 2, /"A \|\|--x B/],
  ['erDiagram\n A u--o{ B : y', 2, /"A u--o/],
  ['erDiagram\n subgraph G\n  A\n end', 2, /"subgraph G"/],
  ['gantt\n dateFormat YYYY-MM-DD\n A : 2026-13-01, 3d', 3, /"2026-13-01" is no time/],
  ['gantt\n A : 2026-01-01, 3 days', 2, /"3 days" is no time/],
  ['gantt\n A : 2d', 2, /first task/],
  ['gantt\n A : 2026-01-01, 99999999y', 2, /year 9999/],
  ['gantt\n A : a, 2026-01-01, 2d\n B : after aa, 2d', 3, /no task "aa"/],
  ['gantt\n A : a, after b, 2d\n B : b, after a, 2d', 2, /waits for itself/],
  ['gantt\n A : 2026-01-01, 2d\n nonsense', 3, /"nonsense"/],
  ['gantt\n A : done, 2026-01-01, 2d, 3d, 4d', 2, /when the task ends/],
  ['gantt\n dateFormat YYYY-QQ\n A : 2026-01-01, 2d', 2, /holds "Q"/],
  ['gantt\n axisFormat %Y-%f\n A : 2026-01-01, 2d', 2, /holds "%f"/],
  ['gantt\n tickInterval 2w\n A : 2026-01-01, 2d', 2, /no interval/],
  ['gantt\n weekday funday\n A : 2026-01-01, 2d', 2, /"weekday funday"/],
  ['gantt\n excludes monday tuesday wednesday thursday friday saturday sunday\n A : 2026-01-01, 2d', 3, /Every day/],
  ['gantt\n title T', 1, /no tasks/],
  ['gitGraph LX\n commit', 1, /"LX"/],
  ['gitGraph\n commit\n comit', 3, /"comit"/],
  ['gitGraph\n commit ids: "a"', 2, /"ids: "a""/],
  ['gitGraph\n commit type: LOUD', 2, /type "LOUD"/],
  ['gitGraph\n commit\n branch', 3, /name of a branch/],
  ['gitGraph\n commit\n branch main', 3, /"main" already/],
  ['gitGraph\n commit\n checkout develop', 3, /no branch "develop"/],
  ['gitGraph\n commit\n merge main', 3, /into itself/],
  ['gitGraph\n branch a\n commit\n checkout main\n merge a', 5, /"main" has no commits/],
  ['gitGraph\n commit\n branch a\n merge main', 4, /holds all/],
  ['gitGraph\n commit\n branch a\n branch b order: x', 4, /"x" is no number/],
  ['gitGraph\n commit id: "a"\n cherry-pick id: "b"', 3, /no commit "b"/],
  ['gitGraph\n commit id: "a"\n cherry-pick id: "a"', 3, /already/],
  ['timeline XY\n a : b', 1, /"XY"/],
  ['timeline\n : b', 2, /belongs to no time/],
  ['timeline\n title T', 1, /no times/],
  ['journey\n title T\n Make tea', 3, /"Make tea" is no step/],
  ['journey\n Make tea: 6: Me', 2, /"6" is no score/],
  ['journey\n Make tea: much', 2, /"much" is no score/],
  ['journey\n Make tea: 5: Me: you', 2, /no step/],
  ['journey\n title T', 1, /no steps/],
  ['mindmap\n', 1, /empty/],
  ['mindmap\n root\n  a\n b', 4, /one root/],
  ['mindmap\n root\n  a[x', 3, /does not end as it began/],
  ['mindmap\n root\n  a(x]', 3, /does not end as it began/],
  ['mindmap\n root\n  f(x) more', 3, /does not end as it began/],
  ['quadrantChart\n A: [0.3]', 2, /"A: \[0.3\]" is no statement/],
  ['quadrantChart\n A: [0.3, 2]', 2, /"\[0.3, 2\]" is no place/],
  ['quadrantChart\n A: [0.3, 0.2] size: 3', 2, /no statement/],
  ['quadrantChart\n x-axis a --> b --> c', 2, /more than two ends/],
  ['quadrantChart\n quadrant-5 x', 2, /"quadrant-5 x"/],
  ['xychart-beta upwards\n bar [1]', 1, /"upwards"/],
  ['xychart-beta\n bar [1, two]', 2, /"two" is no number/],
  ['xychart-beta\n x-axis [a]\n bar [1, 2]', 3, /2 values for 1 places/],
  ['xychart-beta\n bar [1, 2]\n line [1]', 3, /1 values for 2 places/],
  ['xychart-beta\n y-axis [a, b]\n bar [1, 2]', 2, /no statement/],
  ['xychart-beta\n y-axis 10 --> 0\n bar [1, 2]', 2, /from 10 to 0/],
  ['xychart-beta\n y-axis Size 10 --> x\n bar [1, 2]', 2, /no statement/],
  ['xychart-beta\n bar []', 2, /no values/],
  ['xychart-beta\n title T', 1, /no values/],
  ['pie', 1, /no slice/],
  ['pie title T\n "a" : 0', 1, /above 0/],
  ['%% c\npie\n "a" : 1\n "b" : -1', 4, /-1 is below 0/],
  ['pie showData\n a : 1', 2, /"a : 1" is no slice/],
  ['erDiagram\n A {\n only\n }', 3, /no attribute/],
  ['flowchart LR\n A --> end', 2, /word of the language/],
  ['flowchart LR\n subgraph x["T"\n A\n end', 2, /"\]" was expected/],
  ['flowchart LR\n subgraph x["T"] more\n A\n end', 2, /end of the line/],
  ['flowchart LR\n A -->|x B', 2, /"\|" was expected/],
  ['flowchart LR\n A -- x', 2, /does not end/],
  ['flowchart LR\n A e1@ B', 2, /expected/],
  ['flowchart LR\n A[/x]', 2, /was expected after the label/],
  ['flowchart LR\n A@{ shape: cyl', 2, /"}" was expected/],
  ['flowchart LR\n A@{ shape: [ }', 2, /cannot be read/],
  ['---\ntitle: [\n---\nflowchart LR\n A', 1, /no YAML/],
  ['sequenceDiagram\n participant', 2, /no name/],
  ['sequenceDiagram\n autonumber x', 2, /cannot count/],
  ['stateDiagram LR\n A', 1, /"LR"/],
  ['stateDiagram-v2\n A\n }', 3, /closes no state/],
  ['stateDiagram-v2\n note right of A\n x', 2, /not closed/],
  ['classDiagram\n class A\n }', 3, /closes nothing/],
  ['erDiagram\n A {\n int id', 2, /not closed/],
  ['gitGraph\n cherry-pick', 2, /no commit ""/],
  ['mindmap XY\n root', 1, /"XY"/],
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
