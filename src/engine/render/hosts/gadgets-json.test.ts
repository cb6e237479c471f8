import { expect, test } from 'vitest';
import { digest } from '../../model/cache';
import { sampleGadgets } from '../../read/gadgets/test-data';
import { gadgetsJson, gadgetsJsonSchema, SCHEMA_LOG } from './gadgets-json';

const catalogue = sampleGadgets();

/** Keys and types of a schema as lines; descriptions and the words that gadgets are sorted by do not count. */
function shapeOf(schema: unknown, place = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties, required, items, additionalProperties, ...rest } = schema as Record<string, unknown>;
  const isWord = /\.(?:category|observes\[\])$/.test(place);
  const values = isWord ? '' : JSON.stringify(rest['enum'] ?? rest['const'] ?? '');
  return [
    `${place} ${String(type)} ${values}`,
    ...Object.entries(properties ?? {}).flatMap(([name, value]) =>
      shapeOf(value, `${place}.${name}${(required as string[] | undefined)?.includes(name) ? '' : '?'}`),
    ),
    ...shapeOf(items, `${place}[]`),
    ...shapeOf(additionalProperties, `${place}{}`),
  ];
}

test('the change log has an entry for the schema as it is', () => {
  const shape = shapeOf(gadgetsJsonSchema(catalogue));
  expect(shape).toContain('.gadgets[].params[].manifest? string ""');
  expect(
    `${SCHEMA_LOG[0].version} ${digest(shape.join('\n'))}`,
    'The schema of gadgets.json changed: add an entry to SCHEMA_LOG, then write its version and the new digest here.',
  ).toBe('1.3 3355c69e52a71fc22eb9');
});

test('the change log lists the newest version first', () => {
  const numbers = SCHEMA_LOG.map(({ version }) => version.split('.').map(Number));
  expect(numbers.at(-1)).toEqual([1, 0]);
  for (const [at, [major = 0, minor = 0]] of numbers.slice(0, -1).entries()) {
    const [before = 0, minorBefore = 0] = numbers[at + 1] ?? [];
    expect(major === before ? minor === minorBefore + 1 : major === before + 1 && minor === 0).toBe(true);
  }
  const dates = SCHEMA_LOG.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  for (const { changes } of SCHEMA_LOG) expect(changes.length).toBeGreaterThan(0);
});

test('what the schema says of its fields is never empty', () => {
  const texts: unknown[] = [];
  JSON.stringify(gadgetsJsonSchema(catalogue), (key, value: unknown) => {
    if (key === 'title' || key === 'description') texts.push(value);
    return value;
  });
  expect(texts.filter((text) => typeof text === 'string').length).toBeGreaterThan(20);
  expect(texts).not.toContain('');
});

test('the data says the version of its schema, and the schema where its change log is', () => {
  expect(gadgetsJson(catalogue, 'v0.46.0').schemaVersion).toBe(SCHEMA_LOG[0].version);
  expect(gadgetsJsonSchema(catalogue, 'https://e.org/docs/gadgets.schema.json')).toMatchObject({
    $id: 'https://e.org/docs/gadgets.schema.json',
    $comment: 'Change log: https://e.org/docs/gadgets.schema.changes.json',
  });
});
