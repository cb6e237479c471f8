import { DESKTOP_BREAKPOINT_PX } from '../../shared/constants';
import type { SiteData } from '../../shared/site-data';
import { idle } from '../scheduling';
import { showFailure } from '../states/failure';

/** The drawer of the page. */
export interface DrawerControl {
  close(): void;
}

/**
 * The menu of narrow windows. It is made by a module of its own, which a narrow window loads when it has nothing else
 * to do, so that the press of the button need not wait. Plain: it must open within 60 ms, without React.
 */
export function startDrawer(site: SiteData): DrawerControl {
  const button = document.querySelector<HTMLButtonElement>('.navbar__toggle');
  const wide = matchMedia(`(min-width: ${DESKTOP_BREAKPOINT_PX + 1}px)`);
  let close = (): void => undefined;
  if (!button) return { close };
  const load = () => import('./drawer-panel');

  button.addEventListener('click', () => {
    load().then(
      ({ openDrawer }) => {
        close = openDrawer(site, button);
      },
      (error: unknown) => showFailure(error, site.strings.shell),
    );
  });
  wide.addEventListener('change', ({ matches }) => {
    if (matches) close();
  });
  if (!wide.matches)
    void idle(5000)
      .then(load)
      .catch(() => undefined);
  return { close: () => close() };
}
