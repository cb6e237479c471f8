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
 * The tests that failed, each with its file, its name and the first line of every error: what somebody wants to see at
 * the end of twenty minutes of output.
 *
 * @param file report of `vitest --reporter=json`; nothing is told where there is none,
 *   because the run did not get that far
 * @param root folder that files are named from
 */
export function failedTests(file: string, root: string): string[] {
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const place = path.relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return [
      ...(message ? [`${place}: ${firstLine(message)}`] : []),
      ...failed.map(
        ({ fullName, failureMessages = [] }) => `${place}: ${fullName}: ${failureMessages.map(firstLine).join('; ')}`,
      ),
    ];
  });
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
