import { expect, test } from 'vitest';
import type { GraphEdge } from '../graph/model';
import { downwards } from './downwards';

const edge = (from: string, to: string): GraphEdge => ({
  from,
  to,
  label: '',
  stroke: 'solid',
  start: 'none',
  end: 'arrow',
  length: 1,
  line: 1,
});

const short = ({ from, to, start, end }: GraphEdge): string => `${from} ${start} ${end} ${to}`;

test('what leads back to where a way began is turned, and its arrow with it', () =>
  expect(downwards([edge('b', 'c'), edge('c', 'a'), edge('a', 'b')], ['a', 'b', 'c']).map(short)).toEqual([
    'b none arrow c',
    'a arrow none c',
    'a none arrow b',
  ]));

test('what leads to itself, and two ways to one end, stay', () =>
  expect(downwards([edge('a', 'a'), edge('a', 'b'), edge('a', 'c'), edge('c', 'b')], ['a']).map(short)).toEqual([
    'a none arrow a',
    'a none arrow b',
    'a none arrow c',
    'c none arrow b',
  ]));
