import { valuePlace, type GivenFlag } from './arguments';
import type { Place } from './shell-words';

/** A problem of a command, at the characters that are wrong. */
export interface Finding extends Place {
  rule: string;
  message: string;
  hint: string;
  fix?: Fix;
}

/** Words, without quotes, that would be right where a part of a command is. */
export interface Fix extends Place {
  words: readonly string[];
}

/** A finding at a place, with the words that should be there instead where they are known. */
export function findingAt(
  { offset, end }: Place,
  rule: string,
  message: string,
  hint: string,
  fix?: string | readonly string[],
): Finding {
  const words = typeof fix === 'string' ? [fix] : fix;
  return { offset, end, rule, message, hint, ...(words && { fix: { offset, end, words } }) };
}

/** The place of a part of a flag's value; of all of it where no part is given. */
export function placeInValue(flag: GivenFlag, part = { text: flag.value ?? '', index: 0 }): Place {
  return valuePlace(flag, part.index, part.text.length);
}

/** A hint that says which name was meant, or lists those that there are. */
export function didYouMean(near: string | undefined, otherwise: string): string {
  return near === undefined ? otherwise : `Did you mean "${near}"?`;
}
