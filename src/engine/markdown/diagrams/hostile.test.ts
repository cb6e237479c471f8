import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { drawDiagram } from './index';

test('blocks of a sequence may be thousands deep', () => {
  const depth = 1500;
  const source = `sequenceDiagram\n${'loop again\n'.repeat(depth)}A->>B: once\n${'end\n'.repeat(depth)}`;
  const result = drawDiagram(source);
  expect(result.kind === 'drawn' && toHtml(result.svg).match(/class="dg-frame"/g)).toHaveLength(depth);
}, 60_000);

test.each(['flowchart LR', 'sequenceDiagram', 'stateDiagram-v2'])(
  'long runs of signs do not hold a %s up',
  (kind) => {
    for (const sign of [' ', '"', ':', ': ', '[', ',', '-', '%', '"a" ', 'a:::'])
      for (const start of ['a', '"', 'a --', 'a->>b: ', 'state ', 'Note over '])
        expect(['drawn', 'refused']).toContain(drawDiagram(`${kind}\n ${start}${sign.repeat(5_000)}]`).kind);
  },
  20_000,
);

test.each([
  ['flowchart LR', 'constructor --> __proto__ & toString & hasOwnProperty'],
  ['flowchart LR', 'subgraph valueOf\n __proto__ --> constructor\n end\n valueOf --> _d1'],
  ['stateDiagram-v2', '[*] --> constructor\n constructor --> __proto__'],
  ['sequenceDiagram', 'constructor->>__proto__: toString'],
])('a %s with names that objects have of their own is drawn: %j', (head, body) => {
  const drawn = drawDiagram(`${head}\n ${body}`);
  const html = drawn.kind === 'drawn' ? toHtml(drawn.svg) : '';
  expect(html).toContain('>constructor<');
  expect(html).toContain('>__proto__<');
});

/** Each level stands for the one before twice: written out, they would be more than any memory holds. */
const LEVELS = Array.from({ length: 40 }, (_, at) => `y${at + 1}: &n${at + 1} {config: *n${at}, init: *n${at}}`);

test.each([
  'config: &a {config: *a}',
  '&a\nconfig: *a',
  `y0: &n0 {config: 1}\n${LEVELS.join('\n')}\nconfig: *n40`,
  `config: ${'{config: '.repeat(20_000)}1${'}'.repeat(20_000)}`,
])('settings that never end set nothing', (settings) =>
  expect(drawDiagram(`---\n${settings}\n---\nflowchart LR\n A`)).toMatchObject({ kind: 'drawn' }),
);

test.each([
  '&a shape: *a',
  'label: &a [*a]',
  `label: ${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `y0: &n0 [x], ${LEVELS.map((level) => level.replace(/\{.*/, (map) => `[${(map.match(/\*n\d+/g) ?? []).join()}]`)).join(', ')}, label: *n40`,
])('properties of a node that never end are refused', (properties) =>
  expect(drawDiagram(`flowchart LR\n A@{ ${properties} }`)).toMatchObject({ kind: 'refused' }),
);
