import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { parseFlowchart } from './flowchart/parse';
import { DIAGRAM_KINDS, drawDiagram } from './index';
import { readSource } from './source';
import { plainLabel, setText, textWidth } from './text';

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
  ['A@{ shape: cyl } --> B', 'A:cyl; B; A arrow B'],
  ['A@{ shape: cyl, label: "two, words" }', 'A[two, words]:cyl'],
  ['A --> B\n click A "https://example.org" _blank', 'A; B; A arrow B'],
  [
    'A:::hot --> B\nclassDef hot fill:#f00,color:#fff\nclass B hot\nstyle A fill:#fff\nlinkStyle 0 stroke:#f00',
    'A; B; A arrow B',
  ],
  ['A e1@--> B\ne1@{ animate: true }', 'A; B; A arrow B'],
  ['A["`**bold** and\n_more_`"]', 'A[bold and\nmore]'],
  ['A["a#quot;b#quot; #35;1 &amp; <br/>c"]', 'A[a"b" #1 &\nc]'],
  ['A["v0.46.0 on 10.244.1.5"] --> B["1.25s"]', 'A[v0.46.0 on 10.244.1.5]; B[1.25s]; A arrow B'],
  ['subgraph one["The one"]\n direction TB\n A-->B\nend\none --> C', 'A; B; C; A arrow B; one arrow C; one{The one}'],
  ['subgraph two words\nA\nend', 'A; subgraph 1{two words}'],
  ['%% a comment\nA --> B\n%% another', 'A; B; A arrow B'],
  [
    'A[a] --> B(b) --> C([c]) --> D[[d]] --> E[(e)] --> F((f)) --> G(((g))) --> H>h] --> I{i} --> J{{j}} --> K[/k/] --> L[\\l\\] --> M[/m\\] --> N[\\n/]',
    'A[a]; B[b]:rounded; C[c]:stadium; D[d]:fr-rect; E[e]:cyl; F[f]:circle; G[g]:dbl-circ; H[h]:odd; I[i]:diam; J[j]:hex; K[k]:lean-r; L[l]:lean-l; M[m]:trap-b; N[n]:trap-t; A arrow B; B arrow C; C arrow D; D arrow E; E arrow F; F arrow G; G arrow H; H arrow I; I arrow J; J arrow K; K arrow L; L arrow M; M arrow N',
  ],
])('flowchart %j', (body, expected) => expect(flowchart(`flowchart LR\n${body}`)).toBe(expected));

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

test.each([
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
  ['pie', 1, /no slice/],
  ['pie title T\n "a" : 0', 1, /above 0/],
  ['%% c\npie\n "a" : 1\n "b" : -1', 4, /-1 is below 0/],
  ['pie showData\n a : 1', 2, /"a : 1" is no slice/],
  ['erDiagram\n A {\n only\n }', 3, /no attribute/],
])('%j is refused in line %i', (source, line, message) => {
  const result = drawDiagram(source);
  if (result.kind === 'drawn') throw new Error('It was drawn.');
  expect(result.problem.line).toBe(line);
  expect(result.problem.message).toMatch(message);
  expect(result.problem.hint).not.toBe('');
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
    'classDiagram\nclass A~T~{\n <<interface>>\n +List~int~ items\n +get(int at) T$\n}\nA <|-- B : is\nA "1" --> "0..*" C\nnote for A "a note"\nnamespace N {\n class D:::hot\n}',
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
  ['classDiagram A --> B : one line', ['A', 'B', 'one line']],
  [
    'erDiagram\nCUSTOMER ||--o{ ORDER : "places 1.25"\nORDER {\n string id PK, FK "the key"\n}\np[Person] one or more to zero or one CUSTOMER : is',
    ['CUSTOMER', 'ORDER', 'places 1.25', 'string', 'id', 'PK, FK', 'the key', 'Person', 'is'],
  ],
])('%j shows its words', (source, words) => expect(texts(source)).toEqual(expect.arrayContaining(words)));

test('styles leave no trace', () => {
  const plain = drawDiagram('flowchart LR\nA --> B');
  expect(drawDiagram('flowchart LR\nA --> B\nclassDef x fill:#f00\nclass A x\nclick B "https://example.org"')).toEqual(
    plain,
  );
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

test('labels are measured and wrapped', () => {
  expect(textWidth('iiii')).toBeLessThan(textWidth('mmmm') / 2);
  expect(textWidth('word', { bold: true })).toBeGreaterThan(textWidth('word'));
  // Letters that the face lacks: wide ones fill a square.
  expect([textWidth('漢字'), textWidth('Ѭ')]).toEqual([28, 8.96]);
  const { lines, width } = setText('a label that is too long for one line', 120);
  expect(lines.join(' ')).toBe('a label that is too long for one line');
  expect(lines.length).toBeGreaterThan(1);
  expect(width).toBeLessThanOrEqual(120);
  // The second line is not left with one word: both are about as long.
  expect(setText('three words and four more words', 182).lines).toEqual(['three words and', 'four more words']);
  expect(setText(`/${'long/'.repeat(20)}`, 120).lines.join('')).toBe(`/${'long/'.repeat(20)}`);
});

test.each([
  ['List<String> of <b>pods</b>', 'List<String> of pods'],
  ['fa:fa-car drive', 'drive'],
  ['fa:fa-car', 'car'],
  ['a_b_c * d * e', 'a_b_c * d * e'],
  ['&lt;x&gt; #9829; #nosuch;', '<x> ♥ #nosuch;'],
])('the label %j reads %j', (source, expected) => expect(plainLabel(source)).toBe(expected));

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
