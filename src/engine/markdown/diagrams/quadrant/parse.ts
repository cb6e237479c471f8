import { DiagramError, quoted } from '../problem';
import { linesOf, withoutComment, type DiagramSource } from '../source';
import { plainLabel } from '../text';

/** A point from 0 to 1 on both axes. */
export interface QuadrantPoint {
  label: string;
  x: number;
  y: number;
  /** Both numbers as they are written. */
  written: string;
}

/** The two ends of an axis. */
type Ends = [low: string, high: string];

export interface Quadrants {
  title: string;
  x: Ends;
  y: Ends;
  /** Names of the quadrants from the upper right one on, against the clock. */
  names: string[];
  points: QuadrantPoint[];
}

const TEXT = /^(?:"([^"]*)"|([^":]+))$/;
const POINT = /^(.+?)(?::::\w+)?\s*:\s*\[\s*([^,\]]*?)\s*,\s*([^\]]*?)\s*\]\s*(.*)$/;
const STYLE = /^(?:(?:radius|color|stroke-color|stroke-width)\s*:\s*[^,]+(?:,\s*|$))*$/;

/** Reads a quadrant chart; throws a `DiagramError` at the first line that it cannot read. */
export function parseQuadrants(source: DiagramSource): Quadrants {
  const chart: Quadrants = { title: '', x: ['', ''], y: ['', ''], names: ['', '', '', ''], points: [] };
  if (source.head !== '')
    throw new DiagramError(source.headLine, `${quoted(source.head)} stands behind the kind.`, 'Write: title My chart');
  for (const { text, number } of linesOf(source)) readLine(chart, withoutComment(text).replace(/;$/, ''), number);
  return chart;
}

function readLine(chart: Quadrants, text: string, line: number): void {
  // Colours belong to the site.
  if (text === '' || /^classDef\s/.test(text)) return;
  const [, word = '', rest = ''] = /^(title|x-axis|y-axis|quadrant-[1-4])\b\s*(.*)$/.exec(text) ?? [];
  if (word === 'title') chart.title = plainLabel(rest);
  else if (word === 'x-axis') chart.x = endsOf(rest, line);
  else if (word === 'y-axis') chart.y = endsOf(rest, line);
  else if (word !== '') chart.names[Number(word.slice(-1)) - 1] = textOf(rest, line);
  else chart.points.push(pointOf(text, line));
}

/** `Low --> High`; an arrow with nothing behind it stays. */
function endsOf(text: string, line: number): Ends {
  const [low = '', high, ...more] = text.split(/--+>/);
  if (more.length > 0)
    throw new DiagramError(line, `${quoted(text)} has more than two ends.`, 'Write: x-axis Low --> High');
  if (high === undefined) return [textOf(low, line), ''];
  return high.trim() === '' ? [`${textOf(low, line)} →`, ''] : [textOf(low, line), textOf(high, line)];
}

function textOf(text: string, line: number): string {
  const [, between, bare] = TEXT.exec(text.trim()) ?? [];
  const found = between ?? bare;
  if (found !== undefined) return plainLabel(found);
  throw new DiagramError(line, `${quoted(text)} is no text.`, 'Put texts with colons between quotation marks.');
}

function pointOf(text: string, line: number): QuadrantPoint {
  const [, label, x = '', y = '', style = ''] = POINT.exec(text) ?? [];
  if (label === undefined || !STYLE.test(style))
    throw new DiagramError(
      line,
      `${quoted(text)} is no statement of a quadrant chart.`,
      'A point is written "Name: [0.3, 0.6]", an axis "x-axis Low --> High", a quadrant "quadrant-1 Name".',
    );
  const [across, up] = [x, y].map((number) =>
    /^(?:1(?:\.0+)?|0?\.\d+|0)$/.test(number) ? Number(number) : Number.NaN,
  );
  if (across === undefined || up === undefined || Number.isNaN(across + up))
    throw new DiagramError(line, `${quoted(`[${x}, ${y}]`)} is no place.`, 'Both numbers are from 0 to 1: [0.3, 0.6].');
  return { label: textOf(label, line), x: across, y: up, written: `${x}, ${y}` };
}
