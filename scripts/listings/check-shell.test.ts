import { describe, expect, it } from 'vitest';
import { checkShell } from './check-shell';
import { Report } from './listing';

function problemsOf(...listings: [lang: string, text: string][]) {
  const report = new Report();
  checkShell(
    listings.map(([lang, text]) => ({ file: 'a.md', line: 11, versions: ['v1'], lang, fragment: false, text })),
    report,
  );
  return report.problems;
}

describe('checkShell', () => {
  it('reads what a shell can read', () => {
    expect(problemsOf(['bash', 'for i in 1 2; do\n  kubectl get pod %POD%\ndone'])).toEqual([]);
  });

  it('names the line of an error, also between scripts without one, and in another shell', () => {
    const scripts: [string, string][] = [
      ['bash', 'echo one'],
      ['bash', 'echo one\necho "two'],
      ['sh', 'if true\n  fi'],
      ['bash', '"'],
    ];
    expect(problemsOf(...scripts)).toMatchObject([
      { line: 12, rule: 'listing/bash' },
      { line: 11, rule: 'listing/bash' },
      { line: 12, rule: 'listing/sh' },
    ]);
  });

  it('leaves the output of a terminal alone', () => {
    expect(problemsOf(['console', '$ echo "it is"\nit\'s output (\n$ true'])).toEqual([]);
  });

  it('runs nothing', () => {
    expect(problemsOf(['bash', 'echo said'], ['bash', '$(echo said >&2)'])).toEqual([]);
  });
});
