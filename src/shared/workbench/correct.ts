import type { Finding, Fix } from '../commands/finding';
import type { CommandModel } from '../commands/model';
import type { ParsedCommand } from '../commands/parse';
import type { Word } from '../commands/shell';
import { callWords } from './builder/run';
import { diagnose } from './diagnose';
import { printWords, retypeWord } from './quote';

/** A fix may uncover the next problem: `trace dns -F rcode:x` needs two. More rounds than this find nothing new. */
const MAX_ROUNDS = 6;

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

/** Whether a call is only a part of its command: something is around it, or its output goes elsewhere. */
function isPart(call: ParsedCommand): boolean {
  const { before, program, args } = call.invocation;
  return call.redirected || callWords(call).length < before.length + program.length + args.length;
}

function printCall(call: ParsedCommand, source: string): string | null {
  const typed = callWords(call).map((word) => (typeof word === 'string' ? word : retypeWord(word, source)));
  return typed.includes(null) ? null : typed.join(' ');
}

interface Edit {
  offset: number;
  end: number;
  text: string;
}

/** The fixes of a command as edits of whole words: whatever a fix changes a part of is quoted again. */
function editsOf(words: readonly Word[], findings: readonly Finding[]): Edit[] {
  const fixes = findings.flatMap(({ fix }) => fix ?? []).sort((a, b) => a.offset - b.offset);
  const edits: Edit[] = [];
  for (let next = 0; next < fixes.length;) {
    const { offset } = fixes[next] as Fix;
    const first = words.findIndex(({ end }) => offset < end);
    if (first < 0) break;
    // Fixes of the same words are one edit.
    const some: Fix[] = [];
    let last = first;
    for (let fix = fixes[next]; fix && fix.offset < (words[last]?.end ?? 0); fix = fixes[++next]) {
      const { end } = fix;
      some.push(fix);
      last = Math.max(last, words.filter((word) => word.offset < end).length - 1);
    }
    const touched = words.slice(first, last + 1);
    if (touched.some(({ isLive }) => isLive)) continue;
    edits.push({
      offset: touched[0]?.offset ?? offset,
      end: Math.max(touched.at(-1)?.end ?? 0, ...some.map(({ end }) => end)),
      text: printWords(fixedWords(touched, some)),
    });
  }
  return edits;
}

/** Words with fixes applied, which come in the order of their places. */
function fixedWords(words: readonly Word[], fixes: readonly Fix[]): string[] {
  const waiting = [...fixes];
  const fixed: string[] = [];
  let replaced = 0;
  const append = (text: string): void => {
    fixed[fixed.length - 1] += text;
  };
  const applyUpTo = (place: number): void => {
    for (let fix = waiting[0]; fix && fix.offset <= place; fix = waiting[0]) {
      waiting.shift();
      if (fix.offset < replaced) continue;
      const [first = '', ...rest] = fix.words;
      append(first);
      fixed.push(...rest);
      replaced = fix.end;
    }
  };
  for (const { text, at, offset, end } of words) {
    if (offset >= replaced) fixed.push('');
    for (const [index, place] of at.entries()) {
      applyUpTo(place);
      if (place >= replaced) append(text[index] ?? '');
    }
    applyUpTo(end - 1);
  }
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
