/** Compares two texts block by block, and changed blocks word by word or line by line. */

import { diffArrays } from 'diff';

/** One step on the way through two lists: what both have, what only the first has, what only the second has. */
export type Step<T> =
  | { kind: 'same'; before: T; after: T }
  | { kind: 'removed'; before: T }
  | { kind: 'added'; after: T };

/** Beyond this many differences two lists have so little in common that the shortest way is not worth its time. */
const MOST_EDITS = 800;

const removed = <T>(before: T): Step<T> => ({ kind: 'removed', before });
const added = <T>(after: T): Step<T> => ({ kind: 'added', after });

/**
 * The steps of the shortest way from one list to another, removed items before added ones. `isSame` says which items
 * count as equal. Lists with very little in common are given as removed and added whole.
 */
function difference<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (before: T, after: T) => boolean = Object.is,
): Step<T>[] {
  const options = { comparator: isSame, maxEditLength: MOST_EDITS };
  const changes = diffArrays([...before], [...after], options);
  if (!changes) return [...before.map(removed), ...after.map(added)];
  let from = 0;
  let to = 0;
  return changes.flatMap((change): Step<T>[] => {
    const old = change.added ? [] : before.slice(from, from + change.count);
    const fresh = change.removed ? [] : after.slice(to, to + change.count);
    from += old.length;
    to += fresh.length;
    if (change.removed) return old.map(removed);
    if (change.added) return fresh.map(added);
    return old.map((item, index) => ({ kind: 'same', before: item, after: fresh[index] as T }));
  });
}

/** A piece of a page that is read as one. */
export interface TextBlock {
  /** Running text is compared by word, code by line, a row of a table by word with the row of the same name only. */
  kind: 'prose' | 'code' | 'row' | 'picture';
  /** What a row is known by: its first cell. */
  name?: string;
  /** Words, or lines of code. */
  pieces: readonly string[];
}

/** A step from one text to another; a changed block has inner steps. */
export type BlockStep<B extends TextBlock> = Step<B> | { kind: 'changed'; before: B; after: B; steps: Step<string>[] };

/** Pieces of text that say the same in two versions. */
type SamePiece = (before: string, after: string) => boolean;

/** From this share of equal pieces on, one block is another form of the other. */
const ALIKE = 0.4;

/** Longer stretches are not searched for pairs; the time would grow with their square. */
const MOST_PAIRED = 150;

/** The words of a text. */
export function wordsOf(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}

/** The steps from one text to another. */
export function compareBlocks<B extends TextBlock>(
  before: readonly B[],
  after: readonly B[],
  isSame: SamePiece = Object.is,
): BlockStep<B>[] {
  const areSame = (a: B, b: B): boolean =>
    a.kind === b.kind &&
    a.name === b.name &&
    a.pieces.length === b.pieces.length &&
    a.pieces.every((piece, index) => isSame(piece, b.pieces[index] ?? ''));
  const steps: BlockStep<B>[] = [];
  let removals: B[] = [];
  let additions: B[] = [];
  const settle = (): void => {
    steps.push(...pairUp(removals, additions, isSame));
    removals = [];
    additions = [];
  };
  for (const step of difference(before, after, areSame)) {
    if (step.kind === 'removed') removals.push(step.before);
    else if (step.kind === 'added') additions.push(step.after);
    else {
      settle();
      steps.push(step);
    }
  }
  settle();
  return steps;
}

/** Blocks of a stretch that are forms of each other become changed ones; the order of both sides stays. */
function pairUp<B extends TextBlock>(
  removals: readonly B[],
  additions: readonly B[],
  isSame: SamePiece,
): BlockStep<B>[] {
  if (removals.length === 0 || additions.length === 0 || Math.max(removals.length, additions.length) > MOST_PAIRED) {
    return [...removals.map(removed), ...additions.map(added)];
  }
  const pairs = removals.flatMap((before, row) =>
    additions.map((after, column) => ({ before, after, row, column, likeness: likenessOf(before, after, isSame) })),
  );
  // The most alike first; a pair that would cross one of these is none.
  const chosen: typeof pairs = [];
  for (const pair of pairs.filter(({ likeness }) => likeness >= ALIKE).sort((a, b) => b.likeness - a.likeness))
    if (chosen.every(({ row, column }) => (row - pair.row) * (column - pair.column) > 0)) chosen.push(pair);
  const steps: BlockStep<B>[] = [];
  let [nextRemoval, nextAddition] = [0, 0];
  for (const { before, after, row, column } of chosen.sort((a, b) => a.row - b.row)) {
    steps.push(...removals.slice(nextRemoval, row).map(removed), ...additions.slice(nextAddition, column).map(added));
    steps.push({ kind: 'changed', before, after, steps: difference(before.pieces, after.pieces, isSame) });
    [nextRemoval, nextAddition] = [row + 1, column + 1];
  }
  return [...steps, ...removals.slice(nextRemoval).map(removed), ...additions.slice(nextAddition).map(added)];
}

/** The share of pieces that two blocks have in common. Rows belong together by their names alone. */
function likenessOf(before: TextBlock, after: TextBlock, isSame: SamePiece): number {
  if (before.kind !== after.kind || before.kind === 'picture') return 0;
  if (before.kind === 'row') return before.name === after.name ? 1 : 0;
  const left = [...before.pieces];
  let common = 0;
  for (const piece of after.pieces) {
    const found = left.findIndex((other) => isSame(other, piece));
    if (found < 0) continue;
    left.splice(found, 1);
    common += 1;
  }
  return (2 * common) / (before.pieces.length + after.pieces.length || 1);
}

/**
 * Says which pieces say the same although they name the version: `before` and `after` are the values of the same
 * variables in two versions, as `v0.45.0` and `v0.46.0`.
 */
export function sameButVersion(before: readonly string[], after: readonly string[]): SamePiece {
  const known = [...new Set(before)].filter((value) => value !== '').sort((a, b) => b.length - a.length);
  const values = new RegExp(`(?<![A-Za-z0-9])(${known.map(escaped).join('|')})(?![A-Za-z0-9])`);
  const formsOf = (value: string): string =>
    [value, ...after.filter((_, at) => before[at] === value)].map(escaped).join('|');
  /** Every second part of a piece is a value. A word such as `gadget` may be one in one version and text in the other. */
  const patternOf = (parts: readonly string[]): string =>
    parts.map((part, at) => (at % 2 === 0 ? escaped(part) : `(?:${formsOf(part)})`)).join('');
  return (a, b) => {
    if (a === b || known.length === 0) return a === b;
    const parts = a.split(values);
    return parts.length > 1 && new RegExp(`^${patternOf(parts)}$`).test(b);
  };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
