/** Texts that come from an address, from storage or from another program. */

/** Commands, queries and values of addresses that are longer than this are refused. */
const MAX_TEXT_BYTES = 4096;

/**
 * Invisible characters, as part of a pattern: control characters, characters that change the direction of the
 * text or have no width, and halves of surrogate pairs. A terminal obeys some of them even in pasted text.
 */
export const HIDDEN = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800]`;
const HIDDEN_PATTERN = new RegExp(HIDDEN, 'u');

/** Said of a text that is longer. */
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
