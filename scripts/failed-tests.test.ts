import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../src/engine/model/test-folder';
import { failedTests } from './failed-tests';

const { at, write } = temporaryFolder();
const report = (results: unknown[]): string => write('report.json', JSON.stringify({ testResults: results }));

describe('Tests that failed', () => {
  test('are told with file, name and the first line of each error', () => {
    const file = report([
      {
        name: '/site/tests/a.test.ts',
        message: '',
        assertionResults: [
          { fullName: 'A box opens', status: 'passed', failureMessages: [] },
          {
            fullName: 'A box closes',
            status: 'failed',
            failureMessages: [
              'Error: too slow\n    at a.ts:1',
              'AssertionError: faults that did not show\n    at b.ts:2',
            ],
          },
        ],
      },
    ]);
    expect(failedTests(file, '/site')).toEqual([
      'tests/a.test.ts: A box closes: Error: too slow; AssertionError: faults that did not show',
    ]);
  });

  test('a file that cannot be loaded is told by its error', () => {
    const file = report([{ name: '/site/b.test.ts', message: "Cannot find module './c'\n", assertionResults: [] }]);
    expect(failedTests(file, '/site')).toEqual(["b.test.ts: Cannot find module './c'"]);
  });

  test('a run that ended before its report has nothing to tell', () => {
    expect(failedTests(at('none.json'), '/site')).toEqual([]);
  });
});
