import { expect, test } from 'vitest';
import type { Diagnostic } from '../model/diagnostic';
import { githubAnnotations, jsonReport } from './machine-report';

const problem: Diagnostic = {
  file: 'docs/a,b.md',
  line: 3,
  column: 5,
  rule: 'x/y',
  severity: 'warning',
  message: '100 % of it:\nwrong',
  hint: 'Mend it.',
};

test('annotations hold what GitHub reads as signs of its own in an escaped form', () => {
  expect(githubAnnotations([problem])).toBe(
    '::warning file=docs/a%2Cb.md,line=3,col=5,title=x/y::100 %25 of it:%0Awrong%0AMend it.',
  );
});

test('a problem that several steps found is told once, in the order of places', () => {
  const first = { ...problem, line: 1, severity: 'error' as const };
  const report = JSON.parse(jsonReport([problem, first, { ...problem }])) as { problems: Diagnostic[] };
  expect(report).toMatchObject({ errors: 1, warnings: 1 });
  expect(report.problems.map(({ line }) => line)).toEqual([1, 3]);
});
