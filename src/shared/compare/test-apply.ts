import type { BlockStep, TextBlock } from './blocks';

/** The second text, made from the first and the steps. Throws when the steps belong to another text. */
export function applyBlockSteps<B extends TextBlock>(before: readonly B[], steps: readonly BlockStep<B>[]): B[] {
  let at = 0;
  const after: B[] = [];
  for (const step of steps) {
    if (step.kind !== 'added' && step.before !== before[at++])
      throw new Error(`The steps leave the text at ${at - 1}.`);
    if (step.kind === 'changed') {
      const pieces = step.steps.flatMap((one) => (one.kind === 'removed' ? [] : [one.after]));
      const left = step.steps.flatMap((one) => (one.kind === 'added' ? [] : [one.before]));
      if (left.join('\n') !== step.before.pieces.join('\n')) throw new Error('The steps belong to another block.');
      after.push({ ...step.after, pieces });
    } else if (step.kind !== 'removed') after.push(step.after);
  }
  if (at !== before.length) throw new Error(`The steps end at ${at} of ${before.length}.`);
  return after;
}
