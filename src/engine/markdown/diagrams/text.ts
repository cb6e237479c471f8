import advances from './advances.json' with { type: 'json' };

/** Size of the letters of a diagram and the distance of its lines, in the units of the drawing. */
const FONT_SIZE = 14;
export const LINE_HEIGHT = 19;

/** Widths at which labels wrap, from the one that is tried first to the narrowest; about 26, 22 and 17 letters. */
export const WRAP_WIDTHS = [182, 154, 120] as const;

/** Text that is set in a drawing: its lines and the room they take. */
export interface TextBlock {
  lines: string[];
  width: number;
  height: number;
}

interface TextStyle {
  bold?: boolean;
  size?: number;
}

/** A label as it is read: `<br>` is a line end. */
export const readLabel = (written: string): string => written.trim().replace(/\s*<br ?\/?>\s*/gi, '\n');

const REGULAR: ReadonlyMap<string, number> = new Map(Object.entries(advances.regular));
const BOLD: ReadonlyMap<string, number> = new Map(Object.entries(advances.bold));
const OTHER_WIDTH = 640;

/** Width of a line of text in the face that the site sends. */
export function textWidth(text: string, { bold = false, size = FONT_SIZE }: TextStyle = {}): number {
  const table = bold ? BOLD : REGULAR;
  let sum = 0;
  for (const letter of text) sum += table.get(letter) ?? OTHER_WIDTH;
  return (sum * size) / 1000;
}

/** Sets a label in lines no wider than `limit`, except for single words. */
export function setText(label: string, limit: number, style: TextStyle = {}): TextBlock {
  if (label === '') return { lines: [], width: 0, height: 0 };
  const lines = label.split('\n').flatMap((line) => wrapLine(line, limit, style));
  const height = Math.round((LINE_HEIGHT * (style.size ?? FONT_SIZE)) / FONT_SIZE);
  return {
    lines,
    width: Math.max(...lines.map((line) => textWidth(line, style))),
    height: lines.length * height,
  };
}

/** Wraps one line into as few lines as the limit asks for, and then as evenly as those allow. */
function wrapLine(line: string, limit: number, style: TextStyle): string[] {
  let best = fill(line, limit, style);
  const count = best.length;
  if (count === 1) return best;
  for (let width = limit - 8; width > limit / 2; width -= 8) {
    const lines = fill(line, width, style);
    if (lines.length > count) break;
    best = lines;
  }
  return best;
}

function fill(text: string, limit: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer, style) <= limit) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
