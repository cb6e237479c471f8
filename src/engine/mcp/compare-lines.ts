import { difference } from '../../shared/compare/difference';

/** Unchanged lines around a change. */
const CONTEXT = 2;

/** The changes between two texts, line by line with some lines around them; empty when there are none. */
export function compareLines(before: string, after: string): string {
  const steps = difference(before.split('\n'), after.split('\n'));
  const isNear = steps.map(() => false);
  steps.forEach(({ kind }, index) => {
    if (kind === 'same') return;
    for (let at = Math.max(0, index - CONTEXT); at <= Math.min(steps.length - 1, index + CONTEXT); at++)
      isNear[at] = true;
  });
  const lines: string[] = [];
  steps.forEach((step, index) => {
    if (!isNear[index]) return;
    if (index > 0 && !isNear[index - 1] && lines.length > 0) lines.push('@@');
    if (step.kind === 'removed') lines.push(`-${step.before}`);
    else lines.push(`${step.kind === 'added' ? '+' : ' '}${step.after}`);
  });
  return lines.join('\n');
}
