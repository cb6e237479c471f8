import { DESKTOP_BREAKPOINT_PX } from '../../shared/constants';
import type { SiteData } from '../../shared/site-data';
import { idle } from '../scheduling';
import { onFailure } from '../states/failure';

/**
 * The menu of narrow windows. A narrow window loads its styles when it has nothing else to do, so that the press of the
 * button need not wait. Plain: it must open within 60 ms, without React.
 */
export function startDrawer(site: SiteData): { close(): void } {
  const button = document.querySelector<HTMLElement>('.navbar__toggle');
  const dialog = document.querySelector<HTMLDialogElement>('.drawer');
  const close = (): void => dialog?.close();
  if (!button || !dialog) return { close };
  const wide = matchMedia(`(min-width: ${DESKTOP_BREAKPOINT_PX + 1}px)`);
  let open: (() => void) | undefined;
  const load = async (): Promise<() => void> => {
    const { prepareDrawer } = await import('./drawer-panel');
    return (open ??= prepareDrawer(dialog, button, site));
  };

  button.addEventListener('click', () => void load().then((show) => show(), onFailure(site.strings.shell)));
  wide.addEventListener('change', close);
  if (!wide.matches)
    void idle(5000)
      .then(load)
      .catch(() => undefined);
  return { close };
}
