import { DiagramError, quoted } from '../problem';

export interface Axis {
  name: string;
  label: string;
}

/** A value of a curve, with the name of its axis where the source says it. */
export interface Entry {
  axis: string | null;
  value: number;
  /** The value as it is written. */
  written: string;
  line: number;
}

/** A curve with its values in the order of the axes. */
export interface Curve {
  label: string;
  entries: Entry[];
}

/** Puts the values of a curve in the order of the axes; throws a `DiagramError` where there is not one for each. */
export function curveOf(
  { label, entries, line }: { label: string; entries: readonly Entry[]; line: number },
  axes: readonly Axis[],
): Curve {
  const stray = entries.find(({ axis }, index) => axis !== null && !isFirst(entries, axis, index, axes));
  if (stray)
    throw new DiagramError(
      stray.line,
      axes.some(({ name }) => name === stray.axis)
        ? `The curve "${label}" has two values for the axis "${stray.axis}".`
        : `There is no axis ${quoted(stray.axis ?? '')}.`,
      `Axes are: ${axes.map(({ name }) => name).join(', ')}.`,
    );
  const isNamed = entries.some(({ axis }) => axis !== null);
  const ordered = isNamed ? axes.flatMap(({ name }) => entries.find(({ axis }) => axis === name) ?? []) : [...entries];
  if (ordered.length !== axes.length || entries.length !== axes.length)
    throw new DiagramError(
      line,
      `The curve "${label}" has ${entries.length} values for ${axes.length} axes.`,
      `Write a value for each axis: ${axes.map(({ name }) => name).join(', ')}.`,
    );
  return { label, entries: ordered };
}

const isFirst = (entries: readonly Entry[], axis: string, index: number, axes: readonly Axis[]): boolean =>
  axes.some(({ name }) => name === axis) && entries.findIndex((entry) => entry.axis === axis) === index;
