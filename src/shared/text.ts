/** Checks of texts from addresses, storage and other programs, and small conversions of texts. */

/** Commands, queries and values of addresses that are longer than this are refused. */
const MAX_TEXT_BYTES = 4096;

/**
 * Invisible characters, as part of a pattern: control characters, characters that change the direction of the
 * text or have no width, and halves of surrogate pairs. A terminal obeys some of them even in pasted text.
 */
export const HIDDEN = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800]`;
const HIDDEN_PATTERN = new RegExp(HIDDEN, 'u');

/** Error message for a longer text. */
export const TOO_LONG = 'This is too long for a command; the limit is 4 kB.';

/** Whether a text is longer than commands and queries may be. */
export function isTooLong(text: string): boolean {
  return new TextEncoder().encode(text).length > MAX_TEXT_BYTES;
}

/** Whether a text has invisible characters. Where it may have `lines`, line breaks and tabs are none of them. */
export function hasHidden(text: string, kind: 'line' | 'lines' = 'line'): boolean {
  return HIDDEN_PATTERN.test(kind === 'lines' ? text.replace(/[\t\n\r]/g, '') : text);
}

/** A text that came from outside; `null` when it is too long or contains hidden characters. */
export function visibleText(text: string | null): string | null {
  return text === null || isTooLong(text) || hasHidden(text) ? null : text;
}

/** Skips single spaces, by far the most common white space, to save replacements. */
const OTHER_SPACE = /\s{2,}|[^\S ]/g;

/** A text in which all white space is single spaces. */
export const singleSpaces = (text: string): string => text.replace(OTHER_SPACE, ' ');

/** JSON that is safe inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
