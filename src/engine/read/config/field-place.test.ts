import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { configDiagnostics, elementSpans, placeOfField, valueSpan } from './field-place';

const SOURCE = `import type { SiteConfigInput } from './x';

/** title: of nothing */
export default {
  title: 'a { title: "b" }', // comment, { with: brackets
  'quoted-key': 1,
  docs: {
    layers: ['v1', "v2, v3", \`v4\`],
    versions: [
      { name: 'v1', status: 'latest' },
      { name: 'v2', status: call({ status: 1 }, [2]) },
    ],
  },
  redirects: shared,
} satisfies SiteConfigInput;
`;

test.each([
  ['title', 5, 3],
  ['quoted-key', 6, 3],
  ['docs.layers.1', 8, 20],
  ['docs.layers.2', 8, 30],
  ['docs.versions.1', 11, 7],
  ['docs.versions.1.status', 11, 21],
  ['docs.versions.1.status.status', 11, 21],
  ['docs.versions.7', 9, 5],
  ['redirects.0.from', 14, 3],
  ['status', 1, 1],
])('%s is at %i:%i', (keys, line, column) => expect(placeOfField(SOURCE, keys.split('.'))).toEqual({ line, column }));

test('the configuration may be a variable', () =>
  expect(
    placeOfField('const title = 1;\nconst config: Input = { title };\nexport default config;\n', ['title']),
  ).toEqual({ line: 2, column: 25 }));

test.each(['', 'export default 1;', 'export default {', 'export default { title: "'])(
  '%j has no field, which is no failure',
  (source) => expect(placeOfField(source, ['docs', 'base'])).toEqual({ line: 1, column: 1 }),
);

test.each([
  ['title', '\'a { title: "b" }\''],
  ['docs.layers', '[\'v1\', "v2, v3", `v4`]'],
  ['docs.layers.2', '`v4`'],
  ['docs.versions.1', "{ name: 'v2', status: call({ status: 1 }, [2]) }"],
  ['docs.versions.1.status', 'call({ status: 1 }, [2])'],
  ['redirects', 'shared'],
  ['redirects.0', null],
  ['docs.sets', null],
])('the value of %s is %s', (keys, expected) => {
  const span = valueSpan(SOURCE, keys.split('.'));
  expect(span && SOURCE.slice(span.start, span.end)).toBe(expected);
});

test('elements of a list have their own places', () => {
  expect(elementSpans(SOURCE, ['docs', 'layers'])?.map(({ start, end }) => SOURCE.slice(start, end))).toEqual([
    "'v1'",
    '"v2, v3"',
    '`v4`',
  ]);
  expect(elementSpans(SOURCE, ['redirects'])).toBeNull();
});

test('problems of a configuration have the place of their field, or the start of the file if there is none', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'places-'));
  const problem = { keys: ['docs', 'layers', '1'], rule: 'r', severity: 'error' as const, message: 'm' };
  const expected = { file: 'site.config.ts', rule: 'r', severity: 'error', message: 'm' };
  try {
    expect(configDiagnostics(root, [problem])).toEqual([{ ...expected, line: 1, column: 1 }]);
    writeFileSync(path.join(root, 'site.config.ts'), SOURCE);
    expect(configDiagnostics(root, [problem])).toEqual([{ ...expected, line: 8, column: 20 }]);
    expect(configDiagnostics(root, [])).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
