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
      // The menu leads to the versions all the same, without network and after a deployment too.
      (error: unknown) => console.warn('Keeping a version offline cannot be offered.', error),
    );
  });
  // The next page may be one of another version.
  return { onPage: () => document.querySelector('.keep')?.remove() };
}
