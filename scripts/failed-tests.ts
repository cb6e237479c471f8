import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What is read here of the report that `vitest --reporter=json` writes. */
interface TestReport {
  testResults: {
    /** Absolute path of the file. */
    name: string;
    /** Why the file itself could not be run; empty where its tests were. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/**
 * The tests that failed, each with its file, its name and the first line of every error.
 *
 * @param file report of `vitest --reporter=json`; missing where the run did not get that far
 * @param root folder that files are named from
 */
export function failedTests(file: string, root: string): string[] {
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  const firstLines = (texts: readonly string[] = []): string => texts.map((text) => text.split('\n', 1)[0]).join('; ');
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const lines = failed.map(({ fullName, failureMessages }) => `${fullName}: ${firstLines(failureMessages)}`);
    if (message) lines.unshift(firstLines([message]));
    return lines.map((line) => `${path.relative(root, name)}: ${line}`);
  });
}
