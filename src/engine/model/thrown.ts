import * as errors from '../../shared/errors';

/** What is wrong with a text whose reader has called itself too often. */
const TOO_DEEP = 'It is nested too deeply.';

/** Whether functions called each other more often than the machine can remember. */
export function isOutOfStack(error: unknown): boolean {
  return error instanceof RangeError && error.message.startsWith('Maximum call stack');
}

/**
 * What a thrown value says. A reader that ran out of stack says what that comes from; the browser reads no such texts.
 */
export const messageOf = (error: unknown): string => (isOutOfStack(error) ? TOO_DEEP : errors.messageOf(error));
