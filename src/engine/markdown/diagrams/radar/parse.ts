import { DiagramError, quoted } from '../problem';
import { Scanner } from '../scanner';
import type { DiagramSource } from '../source';
import { plainLabel } from '../text';
import { curveOf, type Axis, type Curve, type Entry } from './entries';

/** What a chart shows of several things, on axes that begin in one point. */
export interface Radar {
  title: string;
  axes: Axis[];
  curves: Curve[];
  min: number;
  max: number;
  /** Rings between the middle and the end of the axes, the last among them. */
  ticks: number;
  isRound: boolean;
}

type Option = 'showLegend' | 'ticks' | 'max' | 'min' | 'graticule';

const SPACE = /(?:\s|%%[^\n]*)*/y;
const NUMBER = /\d+(?:\.\d+)?(?![\w.])/y;
const LEGAL: Record<Option, RegExp> = {
  showLegend: /^(?:true|false)$/,
  ticks: /^\d+$/,
  max: /^\d+(?:\.\d+)?$/,
  min: /^\d+(?:\.\d+)?$/,
  graticule: /^(?:circle|polygon)$/,
};
const OPTIONS_HINT = 'Options are: showLegend true or false, ticks 5, max 100, min 0, graticule circle or polygon.';
/** As many rings as Mermaid draws; with more none is told from the next. */
const MOST_TICKS = 32;

/** Reads a radar chart; throws a `DiagramError` at the first thing that it cannot read. */
export function parseRadar({ head, headLine, body }: DiagramSource): Radar {
  const scanner = new Scanner(`${head.replace(/^:/, '')}\n${body}`, headLine);
  return new RadarReader(scanner).read(headLine);
}

/** A curve before its values are put in the order of the axes. */
interface OpenCurve {
  label: string;
  entries: Entry[];
  line: number;
}

class RadarReader {
  private title = '';
  private readonly axes: Axis[] = [];
  private readonly curves: OpenCurve[] = [];
  private readonly options = new Map<string, { text: string; line: number }>();
  private readonly scanner: Scanner;

  constructor(scanner: Scanner) {
    this.scanner = scanner;
  }

  read(headLine: number): Radar {
    const { scanner, options } = this;
    for (scanner.take(SPACE); !scanner.atEnd; scanner.take(SPACE)) this.statement();
    if (this.axes.length === 0)
      throw new DiagramError(
        headLine,
        'The chart has no axes.',
        'Write for example: axis speed["Speed"], size["Size"]',
      );
    if (this.curves.length === 0)
      throw new DiagramError(headLine, 'The chart has no curves.', 'Write for example: curve a["First"]{4, 3}');
    const curves = this.curves.map((curve) => curveOf(curve, this.axes));
    const values = curves.flatMap(({ entries }) => entries);
    const min = Number(options.get('min')?.text ?? 0);
    const max = Number(options.get('max')?.text ?? Math.max(...values.map(({ value }) => value)));
    if (max <= min)
      throw new DiagramError(
        options.get('max')?.line ?? options.get('min')?.line ?? headLine,
        `The axes run from ${min} to ${max}.`,
        'The end of the axes, "max", or else the largest value, is above their beginning, "min".',
      );
    const outside = values.find(({ value }) => value < min || value > max);
    if (outside)
      throw new DiagramError(
        outside.line,
        `The value ${outside.written} is outside of the axes, which run from ${min} to ${max}.`,
        'Write a "max" that is no smaller than the largest value, and a "min" that is no larger than the smallest.',
      );
    const ticks = Math.min(MOST_TICKS, Number(options.get('ticks')?.text ?? 5));
    const isRound = (options.get('graticule')?.text ?? 'circle') === 'circle';
    return { title: this.title, axes: this.axes, curves, min, max, ticks, isRound };
  }

  private statement(): void {
    const { scanner } = this;
    const title = scanner.take(/title(?:[ \t]+((?:[^\n%]|%(?!%))*))?(?=%%|\n|$)/y);
    if (title) return void (this.title = plainLabel(title[1] ?? ''));
    if (scanner.take(/axis[ \t]+/y)) return this.listOf(() => this.axis());
    if (scanner.take(/curve[ \t]+/y)) return this.listOf(() => this.curve());
    if (scanner.sees(/(?:showLegend|ticks|max|min|graticule)\b/y)) return this.listOf(() => this.option());
    throw new DiagramError(
      scanner.line,
      `${quoted(scanner.rest)} is no statement of a radar chart.`,
      `Write for example: axis a["First axis"], b or curve c["A curve"]{4, 3}. ${OPTIONS_HINT}`,
    );
  }

  private listOf(read: () => void): void {
    do read();
    while (this.scanner.take(/[ \t]*,[ \t]*/y));
  }

  /** A name with its label, which is the name where it has none. */
  private named(what: string): Axis {
    const { scanner } = this;
    const name = scanner.take(/\w(?:[-\w]*\w)?/y)?.[0];
    if (name === undefined) throw scanner.error(`The name of ${what} was expected`, `Write for example: ${EXAMPLE}.`);
    const label = scanner.take(/[ \t]*\[[ \t]*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')[ \t]*\]/y);
    if (!label && scanner.sees(/[ \t]*\[/y))
      throw scanner.error('A label between quotation marks was expected', `Write for example: ${EXAMPLE}.`);
    return { name, label: plainLabel((label?.[1] ?? label?.[2] ?? name).replace(/\\(?=["'\\])/g, '')) };
  }

  private axis(): void {
    const { line } = this.scanner;
    const axis = this.named('an axis');
    if (this.axes.some(({ name }) => name === axis.name))
      throw new DiagramError(line, `There is an axis ${quoted(axis.name)} already.`, 'Give each its own name.');
    this.axes.push(axis);
  }

  private curve(): void {
    const { scanner } = this;
    const { line } = scanner;
    const { label } = this.named('a curve');
    if (!scanner.take(/[ \t]*\{\s*/y)) throw scanner.error('"{" was expected', `Write for example: ${CURVE}.`);
    const entries: Entry[] = [];
    do entries.push(this.entry());
    while (scanner.take(/[ \t]*,\s*/y));
    if (!scanner.take(/\s*\}/y)) throw scanner.error('"," or "}" was expected', `Write for example: ${CURVE}.`);
    this.curves.push({ label, entries, line });
  }

  private entry(): Entry {
    const { scanner } = this;
    const { line } = scanner;
    const axis = scanner.take(/(?!\d+(?:\.\d+)?[ \t\n]*[,}])(\w(?:[-\w]*\w)?)(?:[ \t]*:[ \t]*|[ \t]+)/y)?.[1] ?? null;
    const written = scanner.take(NUMBER)?.[0];
    if (written === undefined) throw scanner.error('A number was expected', `Write for example: ${CURVE}.`);
    return { axis, value: Number(written), written, line };
  }

  private option(): void {
    const { scanner } = this;
    const { line } = scanner;
    const [, name = '', text = ''] = scanner.take(/(\w+)[ \t]*([^\s,]*)/y) ?? [];
    if (!LEGAL[name as Option]?.test(text))
      throw new DiagramError(line, `${quoted(`${name} ${text}`)} is no option.`, OPTIONS_HINT);
    this.options.set(name, { text, line });
  }
}

const EXAMPLE = 'speed["Speed"]';
const CURVE = 'curve a["First"]{4, 3} or curve a["First"]{speed: 4, size: 3}';
