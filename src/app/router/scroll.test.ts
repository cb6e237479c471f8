import { expect, test } from 'vitest';
import { hashId, scrollDecision, type ScrollDecision } from './scroll';

const top: ScrollDecision = { type: 'top' };
const none: ScrollDecision = { type: 'none' };
const hash = (id: string): ScrollDecision => ({ type: 'hash', id });
const restore = (at: number): ScrollDecision => ({ type: 'restore', top: at });

test.each([
  // from, to, back or forward, saved, decision
  ['/a', '/b', false, undefined, top],
  ['/a', '/b#x', false, undefined, hash('x')],
  ['/a#x', '/b#x', false, undefined, hash('x')],
  ['/a', '/b?q=1', false, undefined, top],
  ['/a', '/a?q=1', false, undefined, none],
  ['/a?q=1', '/a?q=2', false, undefined, none],
  ['/a?q=1#x', '/a?q=2#x', false, undefined, none],
  ['/a?q=1', '/a?q=2#x', false, undefined, hash('x')],
  ['/a', '/a', false, undefined, top],
  ['/a', '/b', true, 420, restore(420)],
  ['/a', '/b#x', true, 0, restore(0)],
  ['/a?q=1', '/a', true, 30, restore(30)],
  ['/a', '/b#x', true, undefined, hash('x')],
])('%s to %s, traversal %s, saved %s', (from, to, traversal, saved, decision) => {
  const url = (path: string): URL => new URL(path, 'https://site.example');
  expect(scrollDecision({ from: url(from), to: url(to), traversal, saved })).toEqual(decision);
});

test.each([
  ['#a-b', 'a-b'],
  ['', ''],
  ['#k%C3%A4se', 'käse'],
  ['#100%', '100%'],
])('hash %s names %s', (given, id) => {
  expect(hashId(given)).toBe(id);
});
