import type { ElementContent } from 'hast';
import type { DiagramSource } from '../source';
import { boxAround, circle, line, path, rect, textAt, union, type Drawing, type Point } from '../svg';
import { plainLabel, setText, textWidth, type TextBlock } from '../text';
import type { Commit, GitGraph } from './history';
import { parseGit } from './parse';

const LANE = 24;
const SMALL = { size: 13 };
const PAD = 8;
/** Least height of a commit, and of a line of pills and ids. */
const LEAST = 26;

/** A piece of the first line of a commit: its branch, its id or a tag. */
interface Piece {
  text: string;
  kind: 'branch' | 'id' | 'tag';
  width: number;
}

/** A commit, or a branch that has none yet, with its texts and its place. */
interface Row {
  commit: Commit | null;
  branch: string;
  /** The branch, the id and the tags, in as many lines as they take. */
  lines: Piece[][];
  message: TextBlock;
  words: string;
  height: number;
}

/** Draws the history of a repository: commits below each other, branches as lanes beside each other. */
export function drawGit(source: DiagramSource, column: number): Drawing {
  const graph = parseGit(source);
  const lanes = lanesOf(graph);
  const left = lanes.size * LANE + 6;
  const rows = rowsOf(graph, Math.min(column - 4 - left, 460));
  const written = graph.upwards ? [...rows].reverse() : rows;
  const places = new Map<Row, Point>();
  let y = 0;
  for (const row of written) {
    places.set(row, { x: ((lanes.get(row.branch) ?? 0) + 0.5) * LANE, y: y + LEAST / 2 });
    y += row.height;
  }
  const texts = written.map((row) => textsOf(row, { x: left, y: (places.get(row)?.y ?? 0) - LEAST / 2 }));
  return {
    parts: [
      ...linesOfHistory(rows, places, graph.upwards ? -1 : 1),
      ...[...places].flatMap(([row, at]) => mark(row.commit, at)),
      ...texts.flatMap(({ parts }) => parts),
    ],
    bounds: union([
      { left: 0, top: 0, right: left, bottom: y },
      ...texts.map(({ right }) => ({ left: 0, top: 0, right, bottom: y })),
    ]),
    words: rows.map(({ words }) => words).filter((words) => words !== ''),
    title: plainLabel(graph.title),
  };
}

/** Where each branch stands: by the order that it asks for, else in which it came. */
function lanesOf({ branches }: GitGraph): Map<string, number> {
  const sorted = [...branches].sort(([, a], [, b]) => a.order - b.order);
  return new Map(sorted.map(([name], index) => [name, index]));
}

function rowsOf({ commits, branches }: GitGraph, width: number): Row[] {
  const seen = new Set<string>();
  const rows = commits.map((commit) => {
    const first = !seen.has(commit.branch);
    seen.add(commit.branch);
    return rowOf(commit, commit.branch, first, width);
  });
  const bare = [...branches.keys()].filter((name) => !seen.has(name) && (commits.length > 0 || branches.size > 1));
  return [...rows, ...bare.map((name) => rowOf(null, name, true, width))];
}

function rowOf(commit: Commit | null, branch: string, isFirst: boolean, width: number): Row {
  const pieces = [
    ...(isFirst ? [pieceOf(branch, 'branch')] : []),
    ...(commit?.id ? [pieceOf(plainLabel(commit.id), 'id')] : []),
    ...(commit?.tags ?? []).filter((tag) => tag !== '').map((tag) => pieceOf(plainLabel(tag), 'tag')),
  ];
  const lines = inLines(pieces, width);
  const said = commit ? messageOf(commit) : '';
  const message = setText(said, width, SMALL);
  const words = [
    isFirst ? `branch ${branch}` : '',
    commit?.id ? plainLabel(commit.id) : '',
    said,
    ...(commit?.tags ?? []).map((tag) => (tag === '' ? '' : `tag ${plainLabel(tag)}`)),
  ];
  const height =
    Math.max(1, lines.length) * LEAST +
    (lines.length > 0 && message.height > 0 ? message.height + 2 : Math.max(0, message.height - LEAST + 6));
  return { commit, branch, lines, message, words: words.filter((word) => word !== '').join(' '), height };
}

function messageOf({ kind, message, of, type }: Commit): string {
  const made = { commit: '', merge: `merge of ${of}`, 'cherry-pick': `cherry-pick of ${of}` }[kind];
  return [made, plainLabel(message), type === 'NORMAL' ? '' : type.toLowerCase()]
    .filter((part) => part !== '')
    .join(' · ');
}

function pieceOf(text: string, kind: Piece['kind']): Piece {
  const width = textWidth(text, { size: kind === 'id' ? 14 : 13, bold: kind === 'id' });
  return { text, kind, width: kind === 'id' ? width : width + 2 * PAD };
}

function inLines(pieces: readonly Piece[], width: number): Piece[][] {
  const lines: Piece[][] = [];
  let room = 0;
  for (const piece of pieces) {
    if (lines.length === 0 || room < piece.width) {
      lines.push([]);
      room = width;
    }
    lines.at(-1)?.push(piece);
    room -= piece.width + PAD;
  }
  return lines;
}

function textsOf({ lines, message }: Row, { x, y }: Point): { parts: ElementContent[]; right: number } {
  const parts: ElementContent[] = [];
  let right = x + message.width;
  lines.forEach((pieces, index) => {
    const middle = y + index * LEAST + LEAST / 2;
    let left = x;
    for (const piece of pieces) {
      parts.push(...drawPiece(piece, { x: left, y: middle }));
      left += piece.width + PAD;
    }
    right = Math.max(right, left - PAD);
  });
  const top = lines.length > 0 ? y + lines.length * LEAST : y + Math.max(0, (LEAST - message.height) / 2);
  parts.push(...textAt('dg-start-label', message, { x, y: top + message.height / 2 }));
  return { parts, right };
}

function drawPiece({ text, kind, width }: Piece, { x, y }: Point): ElementContent[] {
  const block: TextBlock = { lines: [text], width, height: 18 };
  if (kind === 'id') return textAt('dg-start-title', block, { x, y });
  const box = { left: x, right: x + width, top: y - 10, bottom: y + 10 };
  const ground = kind === 'branch' ? rect('dg-node', box, 10) : rect('dg-tab', box, 2);
  return [ground, ...textAt('dg-start-label', block, { x: x + PAD, y })];
}

/** Lines from each commit to those before it: branches leave their lane at once, merges reach theirs at the end. */
function linesOfHistory(rows: readonly Row[], places: ReadonlyMap<Row, Point>, down: 1 | -1): ElementContent[] {
  const at = new Map<string, Point>();
  return rows.flatMap((row) => {
    const to = places.get(row);
    if (!row.commit || !to) return [];
    const { key, parents, kind } = row.commit;
    at.set(key, to);
    return parents.flatMap((parent, index) => {
      const from = at.get(parent);
      if (!from) return [];
      return [wayTo(index > 0 && kind === 'cherry-pick' ? 'dg-dotted' : 'dg-edge', from, to, index > 0, down)];
    });
  });
}

function wayTo(className: string, from: Point, to: Point, isMerged: boolean, down: 1 | -1): ElementContent {
  if (from.x === to.x) return line(className, from, to);
  const bend = down * Math.min(LEAST, Math.abs(to.y - from.y));
  const turn = isMerged ? { x: from.x, y: to.y - bend } : { x: to.x, y: from.y + bend };
  const first: (string | number)[] = ['M', from.x, from.y];
  const curve = (a: Point, b: Point): (string | number)[] => ['C', a.x, a.y + bend / 2, b.x, b.y - bend / 2, b.x, b.y];
  return isMerged
    ? path(className, first, ['L', turn.x, turn.y], curve(turn, to))
    : path(className, first, curve(from, turn), ['L', to.x, to.y]);
}

/** A commit on its lane: a dot, a ring for a merge, a square that is highlighted, a cross that is reversed. */
function mark(commit: Commit | null, at: Point): ElementContent[] {
  if (!commit) return [circle('dg-hollow', at, 4)];
  if (commit.type === 'HIGHLIGHT') return [rect('dg-head', boxAround(at, 13, 13), 2)];
  const dot =
    commit.kind === 'commit' ? [circle('dg-solid', at, 6)] : [circle('dg-choice', at, 6), circle('dg-solid', at, 2.5)];
  if (commit.type !== 'REVERSE') return dot;
  const { x, y } = at;
  return [
    circle('dg-choice', at, 7),
    line('dg-cross', { x: x - 4, y: y - 4 }, { x: x + 4, y: y + 4 }),
    line('dg-cross', { x: x - 4, y: y + 4 }, { x: x + 4, y: y - 4 }),
  ];
}
