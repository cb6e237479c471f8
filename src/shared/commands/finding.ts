import { valuePlace, type GivenFlag } from './arguments';

/** A problem of a command, with its place in the source the command was read from. */
export interface Finding {
  offset: number;
  /** Behind the last character that is wrong. */
  end: number;
  rule: string;
  message: string;
  hint: string;
  fix?: Fix;
}

/** Words, without quotes, that would be right where a part of a command is. */
export interface Fix {
  offset: number;
  end: number;
  words: readonly string[];
}

/** A finding at a part of a flag's value. */
export function valueFinding(
  rule: string,
  flag: GivenFlag,
  part: { text: string; index: number },
  message: string,
  hint: string,
  fix?: string,
): Finding {
  const place = valuePlace(flag, part.index, part.text.length);
  return { ...place, rule, message, hint, ...(fix === undefined ? {} : { fix: { ...place, words: [fix] } }) };
}
