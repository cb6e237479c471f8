import type { Finding } from '../commands/finding';
import type { CommandModel } from '../commands/model';
import { diagnose } from './diagnose';

/** A mend may uncover the next problem: `trace dns -F rcode:x` needs two. More rounds than this mend nothing new. */
const MOST_ROUNDS = 6;

/** A text with the mends that are known, and what is left for a person. */
interface Mended {
  text: string;
  left: Finding[];
}

/** Puts in all mends that are known, until none is left. Never throws; a text without problems comes back as it is. */
export function mend(source: string, model: CommandModel): Mended {
  let text = source;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { findings } = diagnose(text, model);
    const mended = applyFixes(text, findings);
    if (mended === text) return { text, left: findings };
    text = mended;
  }
  return { text, left: diagnose(text, model).findings };
}

/** Puts in mends that do not overlap, from the end on, so that places stay true. */
function applyFixes(source: string, findings: readonly Finding[]): string {
  const fixes = findings.flatMap(({ fix }) => (fix ? [fix] : [])).sort((a, b) => b.offset - a.offset);
  let text = source;
  let next = source.length;
  for (const { offset, end, text: by } of fixes) {
    if (end > next) continue;
    text = text.slice(0, offset) + by + text.slice(end);
    next = offset;
  }
  return text;
}
