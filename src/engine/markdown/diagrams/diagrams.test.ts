import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { DIAGRAM_KINDS, drawDiagram } from './index';
import { classOf, elements } from './test-drawing';
import { textWidth } from './text';

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
  'graph TD;\n A-->B;',
  '---\ntitle: T\n---\nflowchart LR\n A-->B',
  '%%{init: {"theme": "dark"}}%%\nflowchart LR\n A-->B',
  '%% a comment\nflowchart LR\n A-->B',
  '%%{\n  init: {"theme": "dark"}\n}%%\ngraph\n A-->B',
  'flowchart LR\n accTitle: Two\n accDescr { a\n b }\n A-->B',
])('the head of %j is read', (source) => {
  const result = drawDiagram(source);
  expect(result.kind).toBe('drawn');
  if (result.kind === 'drawn') expect(result.words).toEqual(expect.arrayContaining(['A', 'B']));
});

test('an unknown kind is told which there are', () => {
  const result = drawDiagram('mandelbrot\n');
  expect(result).toMatchObject({ problem: { hint: `Diagrams begin with one of: ${DIAGRAM_KINDS.join(', ')}.` } });
});

/** What a reader sees of a drawing: its lines of text. */
function texts(source: string): string[] {
  const result = drawDiagram(source);
  if (result.kind === 'refused') throw new Error(result.problem.message);
  return [...toHtml(result.svg).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) =>
    text.replaceAll('&#x3C;', '<'),
  );
}

test.each([
  ['sequenceDiagram\nparticipant A as Alice\nactor B\nA->>B: hi\nB-->>A: a#59; b', ['Alice', 'B', 'hi', 'a; b']],
  ['sequenceDiagram\nA->>B: one;B->>A: two; and more', ['A', 'B', 'one', 'two; and more']],
  ['sequenceDiagram\nA->>B: issue #12 is 1.25', ['issue #12 is 1.25']],
  ['sequenceDiagram\nautonumber 10 5\nA->>B: x\nB->>B: y', ['10', '15', 'x', 'y']],
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

test('styles leave no trace', () => {
  const plain = drawDiagram('flowchart LR\nA --> B');
  expect(drawDiagram('flowchart LR\nA --> B\nclassDef x fill:#f00\nclass A x\nclick B callback "A tip"')).toEqual(
    plain,
  );
});

test('tickets of a board are links where the head says to where', () => {
  const board = 'kanban\n a\n  b[Card]@{ ticket: A 1 }\n  c[Other]';
  expect(drawDiagram(board)).toMatchObject({ links: [] });
  const head = "---\nconfig:\n  kanban:\n    ticketBaseUrl: 'https://example.org/#TICKET#'\n---\n";
  const target = 'https://example.org/A%201';
  expect(drawDiagram(head + board)).toMatchObject({ links: [{ of: 'Card', text: 'A 1', target, line: 8 }] });
});

test('a drawing belongs to its caller', () => {
  const source = 'flowchart LR\nmine --> yours';
  const first = drawDiagram(source);
  if (first.kind === 'drawn') first.svg.children = [];
  const second = drawDiagram(source);
  expect(second.kind === 'drawn' && second.svg.children.length).toBeGreaterThan(0);
});

test('the written direction is kept where it fits the column, and turned where not', () => {
  const chain = (count: number): string =>
    `flowchart LR\n${Array.from({ length: count }, (_, index) => `n${index}["a label of some length, number ${index}"]`).join(' --> ')}`;
  const size = (source: string): number[] => {
    const result = drawDiagram(source);
    return result.kind === 'drawn'
      ? [Number(result.svg.properties['width']), Number(result.svg.properties['height'])]
      : [];
  };
  const [width = 0, height = 0] = size(chain(3));
  expect(width).toBeGreaterThan(height);
  const [narrow = 0, tall = 0] = size(chain(9));
  expect(narrow).toBeLessThan(tall);
});

test('blocks of a sequence may be thousands deep', () => {
  const depth = 1500;
  const source = `sequenceDiagram\n${'loop again\n'.repeat(depth)}A->>B: once\n${'end\n'.repeat(depth)}`;
  const result = drawDiagram(source);
  expect(result.kind === 'drawn' && toHtml(result.svg).match(/class="dg-frame"/g)).toHaveLength(depth);
}, 60_000);

test.each([
  'pie',
  'gantt',
  'gitGraph',
  'timeline',
  'mindmap',
  'journey',
  'quadrantChart',
  'xychart-beta',
  'kanban',
  'packet',
  'requirementDiagram',
  'sankey',
  'C4Context',
])(
  'long runs of signs do not hold a %s up',
  (kind) => {
    for (const sign of [' ', '"', ':', ': ', '[', ',', '-', '%', '"a" ', 'a:::'])
      for (const start of ['a', 'x-axis', 'commit', 'merge', '"', 'a: [0.1, 0.2] ', 'System(a, '])
        expect(['drawn', 'refused']).toContain(drawDiagram(`${kind}\n ${start}${sign.repeat(5_000)}]`).kind);
  },
  20_000,
);

test.each([
  ['flowchart LR', 'constructor --> __proto__ & toString & hasOwnProperty'],
  ['flowchart LR', 'subgraph valueOf\n __proto__ --> constructor\n end\n valueOf --> _d1'],
  ['stateDiagram-v2', '[*] --> constructor\n constructor --> __proto__'],
  ['sequenceDiagram', 'constructor->>__proto__: toString'],
  ['classDiagram', 'constructor <|-- __proto__'],
  ['erDiagram', 'constructor ||--o{ __proto__ : toString'],
])('a %s with names that objects have of their own is drawn: %j', (head, body) => {
  const drawn = drawDiagram(`${head}\n ${body}`);
  const html = drawn.kind === 'drawn' ? toHtml(drawn.svg) : '';
  expect(html).toContain('>constructor<');
  expect(html).toContain('>__proto__<');
});

test('tasks that wait for each other are settled once each', () => {
  const tasks = Array.from({ length: 60 }, (_, index) =>
    index < 2 ? `T : t${index}, 2026-01-01, 1d` : `T : t${index}, after t${index - 1} t${index - 2}, 1d`,
  );
  expect(texts(`gantt\n ${tasks.join('\n ')}`)).toContain('2026-02-28, 1d');
});

/** The rectangles of a class in a drawing. */
function rects(source: string, name: string): Record<'x' | 'y' | 'width' | 'height', number>[] {
  const result = drawDiagram(source);
  if (result.kind === 'refused') throw new Error(result.problem.message);
  const found = elements(result.svg).filter((node) => node.tagName === 'rect' && classOf(node) === name);
  return found.map(({ properties: { x, y, width, height } }) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: Number(height),
  }));
}

test.each(['TB', 'BT', 'LR', 'RL'])('a group that edges enter, in a graph to %s, is as wide as its title', (way) => {
  const [group] = rects(`flowchart ${way}\n subgraph g[A title far wider]\n  a\n end\n b --> a`, 'dg-group');
  expect(group?.width).toBeGreaterThan(textWidth('A title far wider', { bold: true }) + 28);
});

test('a number at the start of a message does not cover the head there', () => {
  const source = 'sequenceDiagram\n autonumber 100\n A<<->>B: both ways\n B<<-->>A: back';
  const result = drawDiagram(source);
  const heads = result.kind === 'drawn' ? elements(result.svg).filter((node) => /head/.test(classOf(node))) : [];
  expect(heads).toHaveLength(4);
  for (const { properties } of heads) {
    const corners = String(properties['points'])
      .split(' ')
      .map((corner) => corner.split(',').map(Number));
    for (const { x, y, width, height } of rects(source, 'dg-number-ground'))
      for (const [left = 0, top = 0] of corners)
        expect(left > x && left < x + width && top > y && top < y + height).toBe(false);
  }
});

test.each([
  ['>', 'LR'],
  ['<', 'RL'],
  ['^', 'BT'],
  ['v', 'TB'],
  ['TD', 'TB'],
  ['', 'TB'],
])('the direction %j is %s', (written, direction) => {
  const drawn = (head: string): unknown => drawDiagram(`flowchart ${head}\n A-->B-->C`);
  expect(drawn(written)).toEqual(drawn(direction));
  expect(new Set(['LR', 'RL', 'BT', 'TB'].map((one) => JSON.stringify(drawn(one)))).size).toBe(4);
});

test.each([
  'gantt\n title A b\n dateFormat YYYY-MM-DD\n section S\n One : 2026-01-01, 3d\n',
  'quadrantChart\n title A b\n x-axis Low --> High\n One: [0.3, 0.6]\n',
  'xychart-beta\n title A b\n x-axis [a, b]\n bar [1, 2]\n',
  'journey\n title A b\n section S\n Go: 5: Me\n',
  'stateDiagram-v2\n A --> B : go\n B --> C\n',
])('a semicolon may end each line of %j but the first', (source) => {
  const [head = '', ...lines] = source.trimEnd().split('\n');
  expect(drawDiagram([head, ...lines.map((line) => `${line};`)].join('\n'))).toEqual(drawDiagram(source));
});
