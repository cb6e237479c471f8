import type { Figure } from '../graph/figures';
import { box } from '../graph/figures';
import { boxAround, line, rect, textAt, type Point } from '../svg';
import { LINE_HEIGHT, setText, textWidth, type TextBlock } from '../text';

/** A box with a head and sections of rows below it, each row in columns: a class, an entity. */
export interface Table {
  /** What the box is: set small above the name. */
  kind: string;
  name: string;
  sections: string[][][];
}

const PAD = 12;
const GAP = 14;
const ROW = LINE_HEIGHT + 2;

/** The texts of a table in the order in which they are read. */
export const tableWords = ({ kind, name, sections }: Table): string[] =>
  [kind, name, ...sections.flat(2)].filter((word) => word !== '');

/** Draws a table as a node. */
export function tableFigure({ kind, name, sections }: Table, wrap: number): Figure {
  const title = setText(name, wrap * 1.4, { bold: true });
  const note = setText(kind, wrap * 1.4, { size: 13 });
  const rows = sections.flat();
  const columns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, column) =>
    Math.max(0, ...rows.map((row) => textWidth(row[column] ?? '', { size: 13 }))),
  );
  const used = columns.filter((column) => column > 0);
  const width =
    Math.max(
      title.width,
      note.width,
      used.reduce((sum, column) => sum + column, 0) + GAP * Math.max(0, used.length - 1),
      40,
    ) +
    2 * PAD;
  const headHeight = title.height + note.height + 14;
  const height =
    headHeight + sections.reduce((sum, section) => sum + (section.length === 0 ? 8 : section.length * ROW + 10), 0);
  return {
    width,
    height,
    outline: box(width, height),
    draw: (c) => {
      const [left, top] = [c.x - width / 2, c.y - height / 2];
      const parts = [
        rect('dg-node', boxAround(c, width, height), 4),
        ...textAt('dg-label', note, { x: c.x, y: top + 7 + note.height / 2 }),
        ...textAt('dg-title', title, { x: c.x, y: top + 7 + note.height + title.height / 2 }),
      ];
      let y = top + headHeight;
      for (const section of sections) {
        parts.push(line('dg-detail', { x: left, y }, { x: left + width, y }));
        y += section.length === 0 ? 8 : 5;
        for (const row of section) {
          parts.push(...cells(row, columns, { x: left + PAD, y: y + ROW / 2 }));
          y += ROW;
        }
        if (section.length > 0) y += 5;
      }
      return parts;
    },
  };
}

function cells(row: readonly string[], columns: readonly number[], { x, y }: Point): ReturnType<typeof textAt> {
  let left = x;
  return row.flatMap((text, column) => {
    const wide = columns[column] ?? 0;
    const block: TextBlock = { lines: [text], width: wide, height: ROW };
    const at = { x: left, y };
    if (wide > 0) left += wide + GAP;
    return textAt('dg-start-label', block, at);
  });
}
