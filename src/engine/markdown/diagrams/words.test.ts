import { expect, test } from 'vitest';
import { texts } from './test-drawing';

test.each([
  ['sequenceDiagram\nparticipant A as Alice\nactor B\nA->>B: hi\nB-->>A: a#59; b', ['Alice', 'B', 'hi', 'a; b']],
  ['sequenceDiagram\nA->>B: one;B->>A: two; and more', ['A', 'B', 'one', 'two; and more']],
  ['sequenceDiagram\nA->>B: issue #12 is 1.25', ['issue #12 is 1.25']],
  ['sequenceDiagram\nautonumber 10 5\nA->>B: x\nB->>B: y', ['10', '15', 'x', 'y']],
  ['sequenceDiagram\nautonumber 0.1 0.1\nA->>B: x\nA->>B: y\nA->>B: z', ['0.1', '0.2', '0.3']],
  ['flowchart LR\nA ~~~|between| B\nB ~~~|beside| B', ['A', 'B', 'between', 'beside']],
  ['sequenceDiagram\nNote over A,B: both\nNote right of A: one<br/>two', ['both', 'one', 'two']],
  ['sequenceDiagram\nalt yes\nA->>B: x\nelse no\nB--xA: y\nend', ['alt', 'yes', 'else', 'no']],
  ['sequenceDiagram\nA->>+B: x\nB-)-A: y\nB<<->>A: z', ['x', 'y', 'z']],
  ['sequenceDiagram\ntitle The title\nA->>B: x', ['The title']],
  ['stateDiagram\nstate A {\n direction LR\n B --> C\n}\nA: described', ['described', 'B', 'C']],
  ['stateDiagram-v2\n[*] --> A: go\nA --> [*]\nstate "Long one" as A', ['Long one', 'go']],
  ['flowchart LR\nA["one\\ntwo"] --> B', ['one', 'two', 'B']],
])('%j shows its words', (source, words) => expect(texts(source)).toEqual(expect.arrayContaining(words)));
