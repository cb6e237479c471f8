import { expect, test } from 'vitest';
import { unknownVariables } from './unknown-variables';

const NAMES = new Set(['IG_TAG', 'IG_BRANCH', 'NAMESPACE', 'POD']);

test.each([
  ['a %IG_TAG% and %POD%', []],
  ['a %IG_TGA%', [[1, 3, 'There is no variable "%IG_TGA%".', 'Did you mean "%IG_TAG%"?']]],
  ['\n%NAMESPCE%', [[2, 1, 'There is no variable "%NAMESPCE%".', 'Did you mean "%NAMESPACE%"?']]],
  [
    '%IG_VERSION_NUMBER%',
    [[1, 1, 'There is no variable "%IG_VERSION_NUMBER%".', 'Variables: %IG_TAG%, %IG_BRANCH%, %NAMESPACE%, %POD%.']],
  ],
  ['%PATH% of Windows, /a%E2%80%, 50% OF 60%', []],
])('%j', (text, expected) => {
  const found = unknownVariables(text, 'a.md', NAMES);
  expect(found.map((one) => [one.line, one.column, one.message, one.hint])).toEqual(expected);
});

test('a site without variables has no unknown ones', () =>
  expect(unknownVariables('%IG_TAG%', 'a.md', new Set())).toEqual([]));
