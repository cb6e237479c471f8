import type { Finding, Fix } from '../commands/finding';
import type { CommandModel } from '../commands/model';
import type { ParsedCommand } from '../commands/parse';
import type { Word } from '../commands/shell';
import type { Place } from '../commands/shell-words';
import { callWords } from './builder/run';
import { diagnose } from './diagnose';
import { printWords, retypeWord } from './quote';

/** A fix may uncover the next problem, and a word may need several: `trace dns -F rcode:x`. More rounds find nothing new. */
const MAX_ROUNDS = 20;

/** What is left of a text when its problems are fixed. */
interface Correction {
  /**
   * The calls of the tools, one a line, each word quoted again; `null` where a word has a substitution. Whatever else
   * the text has (prompts, other programs, redirections) is left out: nothing that runs comes from the text.
   */
  text: string | null;
  /** Whether the text has more than these calls. */
  hasMore: boolean;
  isChanged: boolean;
  /** Problems that only a person can fix, with their places in `source`, the text with all fixes in it. */
  left: Finding[];
  source: string;
}

/** Applies all fixes that are known, until none is left. Never throws. */
export function correctCommands(source: string, model: CommandModel): Correction {
  let text = source;
  let diagnosis = diagnose(text, model);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const fixed = applyEdits(
      text,
      diagnosis.commands.flatMap(({ words, findings }) => editsOf(words, findings)),
    );
    if (fixed === text) break;
    text = fixed;
    diagnosis = diagnose(text, model);
  }
  const { calls, commands, findings } = diagnosis;
  const printed = calls.map(({ parsed }) => printCall(parsed, text));
  return {
    text: printed.includes(null) ? null : printed.join('\n'),
    hasMore: commands.length > calls.length || calls.some(({ parsed }) => isPart(parsed)),
    isChanged: text !== source,
    left: findings,
    source: text,
  };
}

/** Whether a call is only a part of its command: something is around it, or its output is redirected. */
function isPart(call: ParsedCommand): boolean {
  const { before, program, args } = call.invocation;
  return call.redirected || callWords(call).length < before.length + program.length + args.length;
}

function printCall(call: ParsedCommand, source: string): string | null {
  const typed = callWords(call).map((word) => (typeof word === 'string' ? word : retypeWord(word, source)));
  return typed.includes(null) ? null : typed.join(' ');
}

/** A text that takes the place of a stretch of another one. */
interface Edit extends Place {
  text: string;
}

/**
 * Fixes of a command as edits of whole words: whatever a fix changes a part of is quoted again. Of several fixes of the
 * same words only the first is among them; the others follow in the next rounds.
 */
function editsOf(words: readonly Word[], findings: readonly Finding[]): Edit[] {
  const edits: Edit[] = [];
  for (const fix of findings.flatMap((finding) => finding.fix ?? []).sort((a, b) => a.offset - b.offset)) {
    const first = words.findIndex(({ end }) => fix.offset < end);
    const last = Math.max(first, words.filter(({ offset }) => offset < fix.end).length - 1);
    const touched = words.slice(first, last + 1);
    const isFixed = edits.some(({ end }) => (touched[0]?.offset ?? 0) < end);
    if (first < 0 || isFixed || touched.some(({ isLive }) => isLive)) continue;
    edits.push({
      offset: touched[0]?.offset ?? fix.offset,
      end: Math.max(touched.at(-1)?.end ?? 0, fix.end),
      text: printWords(fixedWords(touched, fix)),
    });
  }
  return edits;
}

/** The words of a fix with what is left of the touched words before and after it. */
function fixedWords(touched: readonly Word[], { offset, end, words }: Fix): string[] {
  const textOf = (word: Word | undefined, isLeft: (place: number) => boolean): string =>
    [...(word?.at.entries() ?? [])].map(([index, place]) => (isLeft(place) ? (word?.text[index] ?? '') : '')).join('');
  const [start = '', ...rest] = words;
  const fixed = [textOf(touched[0], (place) => place < offset) + start, ...rest];
  fixed[fixed.length - 1] += textOf(touched.at(-1), (place) => place >= end);
  return fixed;
}

/** Applies edits from the end on, so that places stay true. Of two that overlap, the later one counts. */
function applyEdits(source: string, edits: readonly Edit[]): string {
  let text = source;
  let next = source.length;
  for (const { offset, end, text: by } of [...edits].sort((a, b) => b.offset - a.offset)) {
    if (end > next) continue;
    text = text.slice(0, offset) + by + text.slice(end);
    next = offset;
  }
  return text;
}
