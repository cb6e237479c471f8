import { DiagramError, quoted } from '../problem';
import { linesOf, withoutComment, type DiagramSource } from '../source';
import { plainLabel } from '../text';

/** A value with its number as it is written, and what the source says of it. */
interface Value {
  value: number;
  text: string;
}

export interface Series {
  kind: 'bar' | 'line';
  name: string;
  values: Value[];
  line: number;
}

/** Both ends of an axis, as numbers and as they are written. */
interface Range {
  from: number;
  to: number;
  written: [string, string];
}

export interface Chart {
  title: string;
  isHorizontal: boolean;
  xTitle: string;
  yTitle: string;
  categories: string[] | null;
  xRange: Range | null;
  yRange: Range | null;
  series: Series[];
}

const NUMBER = '[+-]?(?:\\d+(?:\\.\\d+)?|\\.\\d+)';
const RANGE = new RegExp(`^(${NUMBER})\\s*-->\\s*(${NUMBER})$`);
const AXIS = new RegExp(
  `^([xy])-axis(?:\\s+(?:"([^"]*)"|([^"[\\]]*?)))?\\s*(\\[.*\\]|(?<=[\\s"])${NUMBER}\\s*-->.*)?$`,
);
const SERIES = /^(bar|line)(?:\s+(?:"([^"]*)"|([^"[\]]*?)))?\s*\[([^\]]*)\]$/;
const VALUE = new RegExp(`^(${NUMBER})(?:\\s*"([^"]*)")?$`);

/** Reads a chart of bars and lines; throws a `DiagramError` at the first line that it cannot read. */
export function parseChart(source: DiagramSource): Chart {
  if (!/^(?:horizontal|vertical)?$/.test(source.head))
    throw new DiagramError(
      source.headLine,
      `${quoted(source.head)} stands behind the kind.`,
      'Here may stand "horizontal".',
    );
  const chart: Chart = {
    title: '',
    isHorizontal: source.head === 'horizontal',
    xTitle: '',
    yTitle: '',
    categories: null,
    xRange: null,
    yRange: null,
    series: [],
  };
  for (const { text, number } of linesOf(source)) readLine(chart, withoutComment(text).replace(/;$/, ''), number);
  checkLengths(chart, source.headLine);
  return chart;
}

function readLine(chart: Chart, text: string, line: number): void {
  if (text === '') return;
  const title = /^title\s+(?:"([^"]*)"|(.*))$/.exec(text);
  if (title) chart.title = plainLabel(title[1] ?? title[2] ?? '');
  else if (!readSeries(chart, text, line) && !readAxis(chart, text, line))
    throw new DiagramError(
      line,
      `${quoted(text)} is no statement of a chart.`,
      'Write: x-axis [jan, feb]   y-axis "Title" 0 --> 100   bar [1, 2]   line "Name" [3, 4]',
    );
}

function readSeries(chart: Chart, text: string, line: number): boolean {
  const [, kind, between, bare = '', list = ''] = SERIES.exec(text) ?? [];
  if (kind !== 'bar' && kind !== 'line') return false;
  const values = itemsOf(list).map((item) => {
    const [, written, label = ''] = VALUE.exec(item) ?? [];
    if (written === undefined)
      throw new DiagramError(
        line,
        `${quoted(item)} is no number.`,
        'Values are numbers with commas between: [1, 2.5, -3].',
      );
    return { value: Number(written), text: [written, plainLabel(label)].filter((word) => word !== '').join(' ') };
  });
  chart.series.push({ kind, name: plainLabel(between ?? bare), values, line });
  return true;
}

function readAxis(chart: Chart, text: string, line: number): boolean {
  const [, axis, between, bare = '', data = ''] = AXIS.exec(text) ?? [];
  if (axis === undefined) return false;
  const range = rangeOf(data);
  if (data.startsWith('[') ? axis === 'y' : data !== '' && !range) return false;
  const title = plainLabel(between ?? bare);
  if (axis === 'y') Object.assign(chart, { yTitle: title, yRange: range });
  else {
    const categories = data.startsWith('[') ? itemsOf(data.slice(1, -1)).map(categoryOf) : null;
    Object.assign(chart, { xTitle: title, xRange: range, categories });
  }
  if (range && range.from >= range.to)
    throw new DiagramError(
      line,
      `The axis runs from ${range.written.join(' to ')}.`,
      'The smaller number stands first.',
    );
  return true;
}

function rangeOf(text: string): Range | null {
  const [, from, to] = RANGE.exec(text) ?? [];
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to), written: [from, to] };
}

/** The parts of a list; commas between quotation marks are text. */
const itemsOf = (list: string): string[] =>
  (list.match(/(?:"[^"]*"|[^,"])+/g) ?? []).map((item) => item.trim()).filter((item) => item !== '');

const categoryOf = (text: string): string => plainLabel(/^"([^"]*)"$/.exec(text)?.[1] ?? text);

function checkLengths({ series, categories }: Chart, headLine: number): void {
  const [first] = series;
  if (!first || series.some(({ values }) => values.length === 0))
    throw new DiagramError(first?.line ?? headLine, 'The chart has no values.', 'Write for example: bar [1, 2, 3]');
  const most = categories?.length ?? first.values.length;
  for (const { values, line } of series) {
    if (categories ? values.length <= most : values.length === most) continue;
    throw new DiagramError(
      line,
      `There are ${values.length} values for ${most} places on the axis.`,
      categories ? 'Name more places on the x-axis, or leave values out.' : 'Name the places: x-axis [a, b, c]',
    );
  }
}

/** What stands at the places of the x-axis: their names, or the numbers of its range. */
export function placesOf({ categories, xRange, series }: Chart): string[] {
  if (categories) return categories;
  const count = series[0]?.values.length ?? 0;
  const { from, to, written } = xRange ?? { from: 1, to: count, written: ['1', String(count)] };
  if (count === 1) return [xRange ? written.join(' – ') : '1'];
  return Array.from({ length: count }, (_, index) =>
    index === 0 || index === count - 1
      ? (written[index === 0 ? 0 : 1] ?? '')
      : String(Number((from + (index * (to - from)) / (count - 1)).toFixed(2))),
  );
}
