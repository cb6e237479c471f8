import { describe, expect, test } from 'vitest';
import { ageOf, changeBetween, changedPages, type PageTexts } from './history';

const VERSIONS = ['v1', 'v2', 'v3', 'main'];

describe('since when a page is as it is', () => {
  test.each<[PageTexts, string, ReturnType<typeof ageOf>]>([
    [[0, 0, 0, 0], 'v3', { kind: 'unchanged', version: 'v1', before: null }],
    [[0, 0, 0, 0], 'v1', null],
    [[0, 1, 1, 1], 'v3', { kind: 'changed', version: 'v2', before: 'v1' }],
    [[0, 1, 1, 2], 'main', { kind: 'changed', version: 'main', before: 'v3' }],
    [[0, 1, 0, 0], 'main', { kind: 'changed', version: 'v3', before: 'v2' }],
    [[null, null, 0, 0], 'main', { kind: 'new', version: 'v3', before: null }],
    [[0, null, null, 0], 'v3', null],
    [[0, null, null, 0], 'main', { kind: 'new', version: 'main', before: null }],
    [[0, 0], 'v9', null],
  ])('%j in %s', (texts, version, age) => expect(ageOf(texts, VERSIONS, version)).toEqual(age));
});

test.each<[PageTexts, string, string, ReturnType<typeof changeBetween>]>([
  [[0, 0, 1, 1], 'v1', 'v2', null],
  [[0, 0, 1, 1], 'v1', 'main', 'changed'],
  [[0, 0, 1, 1], 'main', 'v1', 'changed'],
  [[null, 0, 0, 0], 'v1', 'v2', 'new'],
  [[null, 0, 0, 0], 'v2', 'v1', 'removed'],
  [[null, null, 0, 0], 'v1', 'v2', null],
  [[0, 0, 0, 0], 'v0', 'v2', 'new'],
])('%j from %s to %s', (texts, from, to, change) => expect(changeBetween(texts, VERSIONS, from, to)).toBe(change));

test('the pages that differ between two versions', () => {
  const pages = {
    '': { title: 'Home', texts: [0, 0, 0, 0] },
    run: { title: 'Run', texts: [0, 1, 1, 1] },
    old: { title: 'Old', texts: [0, null, null, null] },
  };
  expect(changedPages({ versions: VERSIONS, pages, values: {} }, 'v1', 'main')).toEqual([
    { address: 'run', title: 'Run', change: 'changed' },
    { address: 'old', title: 'Old', change: 'removed' },
  ]);
});
