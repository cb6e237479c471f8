import { isTooLong } from '../../shared/visible-text';
import { showNotice } from '../states/notice';

const IGNORED = 'A value in the address was ignored because it is longer than 4 kB.';

/** These open a dialog that says it. */
const IN_DIALOGS: ReadonlySet<string> = new Set(['build', 'explain']);

/**
 * Tells the reader that a value in the address is too long: whatever reads values of addresses ignores it. Returns what
 * removes the notice.
 */
export function showIgnored(): (() => void) | undefined {
  const values = [...new URLSearchParams(location.search)];
  const isIgnored = values.some(([name, value]) => !IN_DIALOGS.has(name) && isTooLong(value));
  return isIgnored ? showNotice(IGNORED, 'Close') : undefined;
}
