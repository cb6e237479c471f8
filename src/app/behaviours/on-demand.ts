/** Behaviours whose code is loaded when the reader first uses them, or on the first page that needs them. */

import { stripBase } from '../../shared/urls';
import { isTooLong } from '../../shared/text';
import { showFailure } from '../states/failure';
import { showNotice } from '../states/notice';
import type { Behaviour, BehaviourContext } from './behaviour';
import { make, onPress } from './dom';

/** On the not-found page: suggests what the reader may have meant. */
export function startNotFound({ site }: BehaviourContext): Behaviour {
  return {
    onPage(main, { page }) {
      const slot = main.querySelector<HTMLElement>('[data-slot="not-found-suggestions"]');
      const path = stripBase(location.pathname, site.base);
      if (page.section !== 'not-found' || !slot || path === null) return;
      void import('./not-found')
        .then(({ suggest }) => suggest(slot, path, site))
        // The page is complete without suggestions.
        .catch((error: unknown) => console.warn('There are no suggestions for this address.', error));
    },
  };
}

/** The field above the sidebar filters its pages by all words typed. */
export function startSidebarFilter({ site }: BehaviourContext): void {
  document.addEventListener('focusin', ({ target }) => {
    const field = target instanceof HTMLInputElement && target.closest('.sidebar__filter') ? target : null;
    if (!field || field.dataset['ready'] !== undefined) return;
    field.dataset['ready'] = '';
    import('./sidebar-filter').then(
      ({ filterSidebar }) => filterSidebar(field),
      (error: unknown) => {
        delete field.dataset['ready'];
        showFailure(error, site.strings.shell);
      },
    );
  });
}

/** The version menu offers comparisons of the page, and to keep the version offline. */
export function startKeepOffline({ router, islands }: BehaviourContext): void {
  onPress('.navbar__item--docsVersionDropdown summary', ({ nextElementSibling: menu }) => {
    const { docs } = router.view.get().page;
    // The press that closes the menu finds the entry there.
    if (!menu || !docs || menu.querySelector('.keep')) return;
    const host = make('li', { class: 'keep', 'data-island': 'keep-offline' });
    menu.append(host);
    void islands.open('keep-offline', () => ({ version: docs.version, differsIn: docs.differsIn ?? [] }), {
      host,
      // The menu leads to the versions all the same, without network and after a deployment too.
      failed(error) {
        host.remove();
        console.warn('Saving versions for offline use is unavailable.', error);
      },
    });
  });
}

/** Opens the islands of `?compare=` and `?upgrade=`, each with a version. Once open, both follow the address. */
export function startQueryFeatures({ islands, router }: BehaviourContext): Behaviour {
  return {
    onPage(main, { page: { docs } }) {
      if (!docs) return;
      // The text of a documentation page, or the cards of a landing page.
      const text = main.querySelector('.prose, .page__main > .card-grid');
      const comparison = make('div', { 'data-island': 'compare' });
      const follow = (): void => {
        const { searchParams } = router.url.get();
        if (text && searchParams.has('compare')) {
          text.before(comparison);
          void islands.open('compare', () => ({ docs, text }), { host: comparison });
        }
        if (main.querySelector('.changes') && searchParams.has('upgrade'))
          void islands.open('upgrade', () => ({ docs }));
      };
      follow();
      return router.url.subscribe(follow);
    },
  };
}

/** A notice reports values of the address that are too long, which all their readers ignore. */
export function startLongAddress({ site }: BehaviourContext): Behaviour {
  return {
    onPage() {
      const isIgnored = [...new URLSearchParams(location.search)].some(
        // The dialogs of these report it themselves.
        ([name, value]) => name !== 'build' && name !== 'explain' && isTooLong(value),
      );
      if (!isIgnored) return;
      const text = 'A value in the address was ignored because it is longer than 4 kB.';
      return showNotice(text, site.strings.shell.close);
    },
  };
}
