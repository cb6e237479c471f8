import { expect, test } from 'vitest';
import type { TreeSource } from '../nodes';
import { reportUnknownVariables } from './lost-words';

const NAMES = new Set(['IG_TAG', 'IG_BRANCH', 'NAMESPACE', 'POD']);

test.each([
  ['a %IG_TAG% and %POD%', []],
  ['a %IG_TGA%', [[1, 3, 'There is no variable "%IG_TGA%".', 'Did you mean "%IG_TAG%"?']]],
  ['\n%NAMESPCE%', [[2, 1, 'There is no variable "%NAMESPCE%".', 'Did you mean "%NAMESPACE%"?']]],
  [
    '%IG_VERSION_NUMBER%',
    [[1, 1, 'There is no variable "%IG_VERSION_NUMBER%".', 'Variables: %IG_TAG%, %IG_BRANCH%, %NAMESPACE%, %POD%.']],
  ],
  ['%IG_TAG', [[1, 1, 'The variable "%IG_TAG" has no % at its end.', 'Write "%IG_TAG%".']]],
  ['%PATH% of Windows, /a%E2%80%, 50% OF 60%', []],
])('%j', (text, expected) => {
  const source: TreeSource = { file: 'a.md', problems: [] };
  reportUnknownVariables(text, NAMES, source);
  expect(source.problems.map((one) => [one.line, one.column, one.message, one.hint])).toEqual(expected);
});
