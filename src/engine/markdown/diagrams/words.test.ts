import { expect, test } from 'vitest';
import { drawDiagram } from './index';
import { texts } from './test-drawing';

test.each([
  ['circle', ['A']],
  ['circ', ['A']],
  ['crossed-circle', []],
  ['small-circle', []],
  ['fork', []],
])('a node of shape %s without a label shows %j', (shape, words) => {
  expect(drawDiagram(`flowchart LR\n A@{ shape: ${shape} }`)).toMatchObject({ kind: 'drawn', words });
});

test.each([
  ['sequenceDiagram\nparticipant A as Alice\nactor B\nA->>B: hi\nB-->>A: a#59; b', ['Alice', 'B', 'hi', 'a; b']],
  ['sequenceDiagram\nA->>B: one;B->>A: two; and more', ['A', 'B', 'one', 'two; and more']],
  ['sequenceDiagram\nA->>B: issue #12 is 1.25', ['issue #12 is 1.25']],
  ['sequenceDiagram\nautonumber 10 5\nA->>B: x\nB->>B: y', ['10', '15', 'x', 'y']],
  ['sequenceDiagram\nautonumber 0.1 0.1\nA->>B: x\nA->>B: y\nA->>B: z', ['0.1', '0.2', '0.3']],
  ['sequenceDiagram\nbox Aqua Group one\nparticipant A\nend\nA->>B: x', ['Group one']],
  ['flowchart LR\nA ~~~|between| B\nB ~~~|beside| B', ['A', 'B', 'between', 'beside']],
  ["flowchart LR\nA[\"<img src='a.svg' alt='The logo'/>\"]", ['The logo']],
  ['sequenceDiagram\nNote over A,B: both\nNote right of A: one<br/>two', ['both', 'one', 'two']],
  ['sequenceDiagram\nalt yes\nA->>B: x\nelse no\nB--xA: y\nend', ['alt', 'yes', 'else', 'no']],
  ['sequenceDiagram\nA->>+B: x\nB-)-A: y\nB<<->>A: z', ['x', 'y', 'z']],
  ['sequenceDiagram\ncreate participant C\nA->>C: x\ndestroy C\nC-xA: y', ['C', 'x', 'y']],
  ['sequenceDiagram\ntitle The title\nA->>B: x', ['The title']],
  ['stateDiagram-v2\n[*] --> A: go\nA --> [*]\nstate "Long one" as A', ['Long one', 'go']],
  [
    'stateDiagram\nstate A {\n direction LR\n B --> C\n --\n D --> E\n}\nA: described',
    ['described', 'B', 'C', 'D', 'E'],
  ],
  ['stateDiagram-v2\nA --> B\nnote right of A\n one\n two\nend note\nnote left of B: three', ['one', 'two', 'three']],
  ['stateDiagram-v2\nstate c <<choice>>\nstate f <<fork>>\nA --> c\nc --> B: if\nB --> f', ['A', 'B', 'if']],
  ['flowchart LR\nA["one\\ntwo"] --> B', ['one', 'two', 'B']],
  ['---\ntitle: Above\n---\nsequenceDiagram\n title Below\n A->>B: x', ['Above', 'Below', 'A']],
])('%j shows its words', (source, words) => expect(texts(source)).toEqual(expect.arrayContaining(words)));
