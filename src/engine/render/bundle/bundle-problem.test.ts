import { expect, test } from 'vitest';
import { bundleError } from './bundle-problem';

test('a full disk is no fault of the sources', () => {
  const error = bundleError(new Error('Something went wrong\nFailed to write file in /x\nNo space left on device'));
  expect(error).toMatchObject({ message: 'The disk is full. Make room and run the command again.', problems: [] });
});
