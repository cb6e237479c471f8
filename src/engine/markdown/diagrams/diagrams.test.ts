import { expect, test } from 'vitest';
import { en } from '../../../shared/strings/en';
import { drawDiagram } from './index';
import { texts } from './test-drawing';

test('the name of a drawing begins with its kind in the language of the text', () => {
  const source = 'flowchart LR\n%% a comment\nNamed --> InTurn';
  expect(drawDiagram(source, { ...en.text.diagrams, flowchart: 'Flussdiagramm' })).toMatchObject({
    svg: { properties: { ariaLabel: 'Flussdiagramm: Named, InTurn' } },
  });
});

test.each([
  ['sequenceDiagram\nparticipant A as Alice\nA->>B: hi\nB-->>A: a; b', ['Alice', 'B', 'hi', 'a; b']],
  ['sequenceDiagram\nA->>B: issue #12 is 1.25', ['issue #12 is 1.25']],
  ['sequenceDiagram\nNote over A: one<br/>two', ['one', 'two']],
  ['sequenceDiagram\nloop yes\nopt no\nB-->>A: y\nend\nend', ['loop', 'yes', 'opt', 'no', 'y']],
  ['stateDiagram-v2\n[*] --> A: go\nA --> [*]', ['A', 'go']],
])('%j shows its words', (source, words) => expect(texts(source)).toEqual(expect.arrayContaining(words)));

test.each([
  [
    'flowchar LR\n A --> B',
    1,
    'Did you mean "flowchart"? Diagrams begin with one of: flowchart, sequenceDiagram, state',
  ],
  ['', 1, 'Diagrams begin with one of'],
  ['\n\ngantt\n A : 2026-01-01, 2d', 3, 'Diagrams begin with one of: flowchart, sequenceDiagram, stateDiagram-v2.'],
  ['---\ntitle: T\n---\nflowchart LR\n A', 1, 'Diagrams begin with one of'],
  ['flowchart\n A', 1, 'Write "flowchart LR" or "flowchart TD"'],
  ['flowchart LR; A', 1, 'Write "flowchart LR" or "flowchart TD"'],
  ['flowchart LR\n A[[x]]', 2, 'Write A, A[box], A[(cylinder)]'],
  ['flowchart LR\n A(x)', 2, 'Write A, A[box], A[(cylinder)]'],
  ['flowchart LR\n A[x) --> B', 2, 'Write A, A[box], A[(cylinder)]'],
  ['flowchart LR\n A["x', 2, 'Write A, A[box], A[(cylinder)]'],
  ['flowchart LR\n A --> B\n A[text (more)]', 3, 'A["text (more)"]'],
  ['flowchart LR\n A -->\n', 2, 'Write A, A[box], A[(cylinder)]'],
  ['flowchart LR\n A -->|| B', 2, 'Write A, A[box], A[(cylinder)]'],
  ['flowchart LR\n accTitle: Two', 2, 'Write A, A[box]'],
  ['flowchart LR\n A --> B\n classDef hot fill:#f00', 3, 'Links are --> and ---'],
  ['flowchart LR\n A -- text --> B', 2, 'A -->|text| B'],
  ['flowchart LR\n A -.-> B', 2, 'Links are --> and ---'],
  ['flowchart LR\n A <--> B', 2, 'Links are --> and ---'],
  ['flowchart LR\n A --x B', 2, 'Links are --> and ---'],
  ['flowchart LR\n A --> A', 2, 'label of the node'],
  ['flowchart LR\n subgraph g\n A --> B\n end\n g --> A', 5, 'Link the subgraph by its id'],
  ['flowchart LR\n subgraph g\n A --> B\n end\n C --> A', 5, 'Link the subgraph by its id'],
  ['flowchart LR\n subgraph x\n A', 2, 'Write "end"'],
  ['flowchart LR\n subgraph x\n subgraph y\n A\n end\n end', 3, 'Write "end" before it'],
  ['flowchart LR\n A --> B\nend', 3, 'open a subgraph before it'],
  ['flowchart LR\n subgraph x["T"\n A\n end', 2, 'Write: subgraph id["The title"]'],
  ['sequenceDiagram\n A->>B: a\n nonsense', 3, 'Write a message'],
  ['sequenceDiagram\n actor A', 2, '"participant A as Name"'],
  ['sequenceDiagram\n A->>B: a\n Note right of A: x', 3, '"Note over A: text"'],
  ['sequenceDiagram\n A->>B', 2, 'Write a message'],
  ['sequenceDiagram\n loop x\n A->>B: a', 2, 'Write "end"'],
  ['sequenceDiagram\n A->>B: a\n end', 3, 'open a block before it'],
  ['sequenceDiagram\n alt x', 2, 'a block of loop or opt'],
  ['sequenceDiagram A', 1, 'on the next line'],
  ['stateDiagram-v2\n A : b', 2, 'Write a transition'],
  ['stateDiagram-v2\n A -> B', 2, 'Write a transition'],
  ['stateDiagram-v2\n state A {\n B\n }', 2, 'Write a transition'],
  ['stateDiagram-v2 LR\n A', 1, 'on the next line'],
])('%j is refused in line %i', (source, line, hint) =>
  expect(drawDiagram(source)).toMatchObject({
    kind: 'refused',
    problem: { line, hint: expect.stringContaining(hint) },
  }),
);

test('a diagram that is too large to be laid out is refused', () => {
  const chain = Array.from({ length: 20_000 }, (_, index) => `N${index}`).join(' --> ');
  expect(drawDiagram(`flowchart LR\n ${chain}`)).toMatchObject({ kind: 'refused', problem: { line: 1 } });
});
