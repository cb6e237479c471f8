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
