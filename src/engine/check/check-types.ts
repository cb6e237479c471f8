import type { Diagnostic } from '../model/diagnostic';

/** A page as it is checked. */
export interface CheckDocument {
  /** Path relative to the site root. */
  file: string;
  /** Name of the layer that holds the file; the newest release for a post. */
  version: string;
  /** Versions whose tree uses the file. It must be right for all of them. */
  versions: string[];
  text: string;
  kind: 'doc' | 'post';
}

/** A piece of code of a page: a fence or inline code. */
export interface Snippet {
  kind: 'fence' | 'inline';
  /** Language of a fence, in lower case. */
  lang: string;
  /** The rest of the fence's first line. */
  meta: string;
  text: string;
  /** Place of an offset of `text` in the file. */
  place: (offset: number) => { line: number; column: number };
}

/** A problem in a snippet. */
export interface Finding {
  /** In the snippet's text. */
  offset: number;
  rule: string;
  message: string;
  hint?: string | undefined;
}

/** Makes a diagnostic at a place. */
export function problem(
  file: string,
  place: { line: number; column: number },
  finding: Omit<Finding, 'offset'>,
): Diagnostic {
  const { rule, message, hint } = finding;
  return {
    file,
    line: place.line,
    column: place.column,
    rule,
    severity: 'error',
    message,
    ...(hint === undefined ? {} : { hint }),
  };
}
