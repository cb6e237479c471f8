import { expect, test } from 'vitest';
import { widthsFor } from './store';

const settings = { quality: 70, min: 640, max: 1030, steps: 2 };

test.each([
  [2000, [640, 1030]],
  [1030, [640, 1030]],
  [800, [640, 800]],
  [640, [640]],
  [300, [300]],
])('a picture %i px wide gets the widths %j', (natural, expected) => expect(widthsFor(natural, settings)).toEqual(expected));

test('one step is the largest width', () => expect(widthsFor(2000, { ...settings, steps: 1 })).toEqual([1030]));
