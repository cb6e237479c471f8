import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../src/engine/model/command-error';
import { runGadgets } from './run';

describe('the command', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const silent = (): void => undefined;
  test.each([
    [['diff'], /diff PATH or update PATH/],
    [['diff', '.'], /--version is missing/],
    [['diff', '.', '--version', 'v1', '--json2'], /There is no flag --json2/],
    [['update', '.', '--version', 'main', '--json'], /--json is for diff/],
    [['diff', '.', '--version', 'main', '--dry-run'], /--dry-run is for update/],
  ])('%j is a wrong call', async (argv, message) => {
    const called = runGadgets(argv, root, silent);
    await expect(called).rejects.toThrow(message);
    await expect(called).rejects.toBeInstanceOf(UsageError);
  });
  test.each([
    [['diff', '/nowhere', '--version', 'main'], /There is nothing at \/nowhere/],
    [['diff', '.', '--version', 'v9'], /The site has no version v9/],
  ])('%j fails in one line', async (argv, message) => {
    await expect(runGadgets(argv, root, silent)).rejects.toThrow(message);
  });
});
