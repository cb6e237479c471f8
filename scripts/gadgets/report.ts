import { sentence, type Difference } from './difference';
import type { Place } from './c/tokens';
import type { Unread } from './tool/model';

/** What came of comparing one version. */
export interface Comparison {
  version: string;
  /** How much was compared. */
  gadgets: number;
  commands: number;
  differences: Difference[];
  /** How many differences are meant, and which of those listed so are gone. */
  known: number;
  outdated: string[];
  unread: Unread[];
}

/** The comparison for a person: one line a difference, with the places of both sides. */
export function reportText(comparison: Comparison): string {
  const { version, gadgets, commands, differences, known, outdated, unread } = comparison;
  const lines = differences.map((difference) => {
    const places = [difference.place, difference.dataPlace].flatMap((place) => (place ? [placeText(place)] : []));
    return `${difference.state.padEnd(9)} ${sentence(difference)}\n          ${places.join('  ')}`;
  });
  const left = unread.map(
    ({ gadget, message, ...place }) => `not read  ${gadget}: ${message}\n          ${placeText(place)}`,
  );
  const compared = `${counted(gadgets, 'gadget')} and ${counted(commands, 'command')} compared with ${version}`;
  const gone = outdated.map((what) => `outdated  content/gadgets/_known.yaml: ${what} is no difference any more`);
  const meant = known === 0 ? '' : `, ${known} more are meant`;
  return `${[...lines, ...left, ...gone].map((line) => `${line}\n`).join('')}${compared}, ${counted(differences.length, 'difference')}${meant}\n`;
}

function placeText({ file, line }: Place): string {
  return `${file}:${line}`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
