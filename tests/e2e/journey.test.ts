import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { travelThrough } from '../support/journey';
import { STEPS } from '../support/journey-steps';

const { visit } = useBrowser();

test.each([1280, 360])('a page looks in the middle of a journey as it does fresh, at %i px', async (width) =>
  expect(await travelThrough(visit, { start: '/', steps: STEPS, width })).toEqual({}),
);
