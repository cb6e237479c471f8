import { expect, test } from 'vitest';
import { readSource } from '../source';
import { parseRadar } from './parse';

const ticksOf = (option: string): number =>
  parseRadar(readSource(`radar-beta\naxis a, b, c\ncurve x{1, 2, 3}\n${option}`)).ticks;

test('rings are as many as are wanted and can be told from each other', () =>
  expect([ticksOf(''), ticksOf('ticks 0'), ticksOf('ticks 32'), ticksOf('ticks 900')]).toEqual([5, 0, 32, 32]));
