import { valuePlace, type GivenFlag } from './arguments';

/** A problem of a command, with its place in the source the command was read from. */
export interface Finding {
  offset: number;
  /** Behind the last character that is wrong. */
  end: number;
  rule: string;
  message: string;
  hint: string;
  /** What would be right, where that is known. */
  fix?: { offset: number; end: number; text: string };
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
  return { ...place, rule, message, hint, ...(fix === undefined ? {} : { fix: { ...place, text: fix } }) };
}
