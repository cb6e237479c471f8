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
  ['radar-beta\naxis a, b, c\ncurve x{1, 20000, 99999}\nmin 1\nmax 100051', ['1', '20011', '60031', '100051']],
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
  [
    'classDiagram\nclass A~T~{\n <<interface>>\n +List~int~ items\n +get(int at) T$\n}\n' +
      'A <|-- B : is\nA "1" --> "0..*" C\nnote for A "a note"\nnamespace N {\n class D:::hot\n}',
    [
      '«interface»',
      'A<T>',
      '+List<int> items',
      '+get(int at) : T {static}',
      'B',
      'is',
      '1',
      '0..*',
      'C',
      'a note',
      'N',
      'D',
    ],
  ],
  [
    'classDiagram\nclass A {\n <<one>>\n <<two>>\n ~of(Map~K, List~V~~ x)*\n}\nbar ()-- A\nA --() baz',
    ['«one»', '«two»', 'A', '~of(Map<K, List<V>> x) {abstract}', 'bar', 'baz'],
  ],
  ['flowchart LR\nA["one\\ntwo"] --> B', ['one', 'two', 'B']],
  ['classDiagram A --> B : one line', ['A', 'B', 'one line']],
  [
    'erDiagram\nCUSTOMER ||--o{ ORDER : "places 1.25"\nORDER {\n string id PK, FK "the key"\n}\np[Person] one or more to zero or one CUSTOMER : is',
    ['CUSTOMER', 'ORDER', 'places 1.25', 'string', 'id', 'PK, FK', 'the key', 'Person', 'is'],
  ],
  ['mindmap\n root["`**Bold**\n and _more_`"]\n  one<br/>two', ['Bold', 'and more', 'one', 'two']],
  ['xychart-beta\n y-axis 10000000000000000 --> 10000000000000002\n bar [10000000000000000]', ['10000000000000002']],
  [
    'xychart-beta\n y-axis 10000000000 --> 10000000005\n bar [10000000003]',
    ['10000000001', '10000000002', '10000000004'],
  ],
  ['xychart-beta\n y-axis 0 --> 0.5\n bar [0.4]', ['0.2', '0.3', '0.4']],
  [
    'kanban\n a["`**Bold**`"]\n  b[x]@{ assigned: me, ticket: A-1, priority: High }',
    ['Bold', 'x', 'A-1 · me', 'Priority: High'],
  ],
  ['gantt\n dateFormat HH:mm\n A : vert, 17:30, 2m\n B : milestone, 0m', ['17:30, 2m · mark', '17:32 · milestone']],
  ['gantt\n section None\n section One\n A : 2026-03-03, 1d\n section Last', ['None', 'One', 'Last']],
  ['journey\n section None\n section One\n A: 1\n section Last', ['None', 'One', 'Last']],
  ['timeline\n section None\n section One\n A : b\n section Last', ['None', 'One', 'Last']],
  ['---\ntitle: Above\n---\npie\n title Below\n "a" : 1', ['Above', 'Below', 'a']],
  ['gantt\n dateFormat X\n axisFormat %s\n A : 0, 86400\n B : until a\n C : a, 172800, 1d', ['0 – 86400']],
  ['gantt\n dateFormat MMMM Do YYYY hh:mm A\n A : March 3rd 2026 01:30 PM, 90m', ['March 3rd 2026 01:30 PM, 90m']],
  ['gantt\n A : 2026-03-03, 90m\n B : 30s\n C : 1d', ['2026-03-03 01:30, 30s', '2026-03-03 01:30:30, 1d']],
])('%j shows its words', (source, words) => expect(texts(source)).toEqual(expect.arrayContaining(words)));
