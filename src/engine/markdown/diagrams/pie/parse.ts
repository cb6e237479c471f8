import { DiagramError, quoted } from '../problem';
import { statementLines, withoutComment, type DiagramSource } from '../source';
import { plainLabel } from '../text';

export interface Slice {
  label: string;
  value: number;
  /** The value as it is written. */
  written: string;
}

interface Pie {
  title: string;
  slices: Slice[];
}

const SLICE = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\s*:\s*(-?\d+(?:\.\d+)?)$/;

/** Reads a pie chart; throws a `DiagramError` at the first line that it cannot read. */
export function parsePie(source: DiagramSource): Pie {
  const pie: Pie = { title: '', slices: [] };
  for (const { text, number } of statementLines(source)) readLine(pie, withoutComment(text), number);
  if (!pie.slices.some(({ value }) => value > 0))
    throw new DiagramError(
      source.headLine,
      'The chart has no slice with a value above 0.',
      'Write one slice in each line: "Label" : 42.',
    );
  return pie;
}

function readLine(pie: Pie, text: string, line: number): void {
  // The values are always shown, with and without the word for it.
  const statement = text.replace(/^showData\b\s*/, '');
  if (statement === '') return;
  const title = /^title\b\s*(.*)$/.exec(statement);
  if (title) return void (pie.title = plainLabel(title[1] ?? ''));
  const [, double, single, written] = SLICE.exec(statement) ?? [];
  if (written === undefined)
    throw new DiagramError(line, `${quoted(statement)} is no slice.`, 'Write one slice in each line: "Label" : 42.');
  if (written.startsWith('-'))
    throw new DiagramError(line, `The value ${written} is below 0.`, 'Values of slices are 0 and more.');
  pie.slices.push({ label: plainLabel(double ?? single ?? ''), value: Number(written), written });
}
