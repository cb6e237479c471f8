import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { takeJourney } from '../support/journey';
import { SHORT } from '../support/journey-steps';

const { visit } = useBrowser();

test('a page looks after a navigation as it does fresh, in Firefox', async () =>
  expect(await takeJourney(visit, { start: '/docs/latest/gadgets/trace_dns', steps: SHORT, width: 1280 })).toEqual([]));
