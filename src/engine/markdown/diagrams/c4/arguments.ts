import { singleSpaces } from '../../../../shared/single-spaces';
import { DiagramError, quoted } from '../problem';
import type { Scanner } from '../scanner';
import { plainLabel } from '../text';
import type { Field, Statement } from './words';

/** Values between the brackets of a statement, by what they are. */
export type Values = Partial<Record<Field, string>>;

interface Argument {
  /** `tags` of `$tags="v1"`; null for a value that is known by its place. */
  name: string | null;
  text: string;
}

const NAMED = /\$([\w-]+)[ \t]*=[ \t]*"([^"]*)"/y;
const QUOTED = /"([^"]*)"/y;
/** A text without quotation marks ends at a comma, or at the bracket that ends the statement. */
const BARE = /[^,"$\n]*?(?=[ \t]*(?:,|\)[ \t]*(?:[{}\n]|%%|$)))/y;
const HINT = 'Write for example: System(alias, "Name", "What it does").';

/** Reads what stands between the brackets of a statement. */
export function readValues(scanner: Scanner, word: string, { is, fields }: Statement): Values {
  const { line } = scanner;
  const found = readArguments(scanner);
  // Colours, places and sizes belong to the site.
  if (is === 'style') return {};
  const values: Values = {};
  found.forEach(({ name, text }, place) => {
    const field = name === null ? fields[place] : fields.find((known) => known === name);
    if (field) values[field] = plainLabel(singleSpaces(text));
    else
      throw new DiagramError(
        line,
        name === null ? `"${word}" does not take the value ${quoted(text)}.` : `"${word}" does not take "$${name}".`,
        `Its values are: ${fields.join(', ')}.`,
      );
  });
  return values;
}

function readArguments(scanner: Scanner): Argument[] {
  const found: Argument[] = [];
  scanner.take(/\(/y);
  for (;;) {
    scanner.take(/[ \t]*/y);
    if (scanner.take(/\)/y)) return found;
    found.push(readArgument(scanner));
    if (!scanner.take(/[ \t]*,/y) && !scanner.sees(/[ \t]*\)/y))
      throw scanner.error('"," or ")" was expected', `Put each text between quotation marks. ${HINT}`);
  }
}

function readArgument(scanner: Scanner): Argument {
  const named = scanner.take(NAMED);
  if (named) return { name: named[1] ?? '', text: named[2] ?? '' };
  const text = scanner.take(QUOTED)?.[1] ?? scanner.take(BARE)?.[0];
  if (text === undefined) throw scanner.error('A value was expected', HINT);
  return { name: null, text };
}
