import { isTooLong } from '../../shared/visible-text';
import { showNotice } from '../states/notice';
import type { Behaviour, Surroundings } from './behaviour';

/** These open a dialog that says it. */
const IN_DIALOGS: ReadonlySet<string> = new Set(['build', 'explain']);

/** Tells the reader that a value in the address is too long: whatever reads values of addresses ignores it. */
export function startLongAddress({ site }: Surroundings): Behaviour {
  const { longAddress, close } = site.strings.shell;
  return {
    onPage() {
      const values = [...new URLSearchParams(location.search)];
      const isIgnored = values.some(([name, value]) => !IN_DIALOGS.has(name) && isTooLong(value));
      return isIgnored ? showNotice(longAddress, close) : undefined;
    },
  };
}
