import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { drawDiagram } from './index';

test.each(['flowchart LR', 'sequenceDiagram', 'stateDiagram-v2'])(
  'long runs of one character do not slow down a %s',
  (kind) => {
    for (const sign of [' ', '"', ':', ': ', '[', ',', '-', '%', '"a" ', 'a:::'])
      for (const start of ['a', '"', 'a --', 'a->>b: ', 'state ', 'Note over '])
        expect(['drawn', 'refused']).toContain(drawDiagram(`${kind}\n ${start}${sign.repeat(5_000)}]`).kind);
  },
  20_000,
);

test.each([
  ['flowchart LR', 'constructor --> __proto__ --> toString --> hasOwnProperty'],
  ['flowchart LR', 'subgraph valueOf\n __proto__ --> constructor\n end\n valueOf --> _d1'],
  ['stateDiagram-v2', '[*] --> constructor\n constructor --> __proto__'],
  ['sequenceDiagram', 'constructor->>__proto__: toString'],
])('a %s with names of object properties is drawn: %j', (head, body) => {
  const drawn = drawDiagram(`${head}\n ${body}`);
  const html = drawn.kind === 'drawn' ? toHtml(drawn.svg) : '';
  expect(html).toContain('>constructor<');
  expect(html).toContain('>__proto__<');
});
