import { showFailure } from '../states/failure';
import type { Behaviour, Surroundings } from './behaviour';

/** The version menu offers to keep the version offline. What does it is loaded when the menu is opened. */
export function startKeepOffline({ site, router }: Surroundings): Behaviour {
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest('.navbar__item--docsVersionDropdown .dropdown__button') : null;
    const menu = button?.parentElement?.querySelector<HTMLElement>('.dropdown__menu');
    // Of the two presses that open and close it, the one that closes finds the entry there.
    if (!menu || menu.querySelector('.keep')) return;
    import('../keep/entry').then(
      ({ showKeepEntry }) => showKeepEntry(menu, site, router.view.get().page),
      (error: unknown) => showFailure(error, site.strings.shell),
    );
  });
  // The next page may be one of another version.
  return { onPage: () => document.querySelector('.keep')?.remove() };
}
