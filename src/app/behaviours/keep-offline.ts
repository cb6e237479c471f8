import type { Behaviour, WithIslands } from './behaviour';
import { make } from './dom';

/** The version menu offers to keep the version offline. What does it is loaded when the menu is opened. */
export function startKeepOffline({ router, islands }: WithIslands): Behaviour {
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest('.navbar__item--docsVersionDropdown .dropdown__button') : null;
    const menu = button?.parentElement?.querySelector<HTMLElement>('.dropdown__menu');
    const { docs } = router.view.get().page;
    // Of the two presses that open and close the menu, the one that closes it finds the entry there.
    if (!menu || !docs || menu.querySelector('.keep')) return;
    const host = make('li', { class: 'keep', 'data-island': 'keep-offline' });
    menu.append(host);
    void islands.open('keep-offline', () => ({ version: docs.version }), {
      host,
      // The menu leads to the versions all the same, without network and after a deployment too.
      failed(error) {
        host.remove();
        console.warn('Keeping a version offline cannot be offered.', error);
      },
    });
  });
  return { onPage: () => undefined };
}
