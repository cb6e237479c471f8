import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { takeJourney } from '../support/journey';
import { STEPS } from '../support/journey-steps';

// The limit only catches a hang: a journey takes about 45 seconds on two free cores.
const LIMIT_MS = 1_200_000;

const { visit } = useBrowser();

test.each([1280, 360])(
  'a page looks during a journey as it does fresh, at %i px',
  { timeout: LIMIT_MS },
  async (width) => expect(await takeJourney(visit, { start: '/', steps: STEPS, width })).toEqual([]),
);
