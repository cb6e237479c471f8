import { expect, test } from 'vitest';
import { withoutOriginal } from './translation';

test.each([
  ['plan.md', 'Did you mean "plant.md"?'],
  ['else.md', 'Name it like the file it translates.'],
])('what %s could be named is said', (name, hint) =>
  expect(withoutOriginal(`i18n/de/${name}`, name, ['plant.md'], false).hint).toBe(hint),
);
