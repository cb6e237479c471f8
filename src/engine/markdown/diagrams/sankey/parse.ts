import { DiagramError, quoted } from '../problem';
import { linesOf, type DiagramSource, type Line } from '../source';
import { plainLabel } from '../text';

/** What runs from one node to another. */
export interface Flow {
  from: string;
  to: string;
  value: number;
  /** The value as it is written. */
  written: string;
  line: number;
}

const FIELD = /\s*(?:"((?:[^"]|"")*)"|([^",]*))\s*(,|$)/y;
const HINT = 'Write: From,To,12.5 with names that hold commas between quotation marks.';

/** Reads the flows of a Sankey diagram; throws a `DiagramError` at the first line that it cannot read. */
export function parseSankey(source: DiagramSource): Flow[] {
  if (source.head !== '')
    throw new DiagramError(
      source.headLine,
      `${quoted(source.head)} stands behind the kind.`,
      'Begin on the next line.',
    );
  const flows = linesOf(source).map(flowOf);
  if (!flows.some(({ value }) => value > 0))
    throw new DiagramError(source.headLine, 'The diagram has no flow with a value above 0.', HINT);
  return flows;
}

function flowOf({ text, number }: Line): Flow {
  const [from, to, written, ...more] = fieldsOf(text);
  if (!from || !to || written === undefined || more.length > 0)
    throw new DiagramError(number, `${quoted(text)} is no flow from one name to another.`, HINT);
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(written))
    throw new DiagramError(number, `${quoted(written)} is no value.`, 'Values are numbers of 0 and more: 12.5.');
  return { from: plainLabel(from), to: plainLabel(to), value: Number(written), written, line: number };
}

/** The fields of a line of comma-separated values; none where it is no such line. */
function fieldsOf(text: string): string[] {
  const fields: string[] = [];
  FIELD.lastIndex = 0;
  for (;;) {
    const [, between, bare = '', end] = FIELD.exec(text) ?? [];
    if (end === undefined) return [];
    fields.push((between?.replaceAll('""', '"') ?? bare).trim());
    if (end === '') return fields;
  }
}
