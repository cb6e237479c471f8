/** Behaviours whose code is loaded when the reader first uses them, or on the first page that needs them. */

import { stripBase } from '../../shared/urls';
import { MAX_TEXT_BYTES } from '../../shared/visible-text';
import { takesText } from '../search/keys';
import { showFailure } from '../states/failure';
import type { Behaviour, Surroundings, WithIslands } from './behaviour';
import { make, onPress } from './dom';

/** On the not-found page: suggests what the reader may have meant. */
export function startNotFound({ site }: Surroundings): Behaviour {
  return {
    onPage(main, { page }) {
      const slot = main.querySelector<HTMLElement>('[data-slot="not-found-suggestions"]');
      const path = stripBase(location.pathname, site.base);
      if (page.section !== 'not-found' || !slot || path === null) return;
      void import('./not-found')
        .then(({ suggest }) => suggest(slot, path, site))
        // The page says all that is needed without suggestions too.
        .catch((error: unknown) => console.warn('There are no suggestions for this address.', error));
    },
  };
}

/** The field above the sidebar filters its pages by all words typed. */
export function startSidebarFilter({ site }: Surroundings): void {
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

/** The keys that do something by themselves; `keys.ts` says what. */
const SINGLE_KEYS = 'fnpctjk?';

/** Keys for those who keep their hands on the keyboard. */
export function startKeys({ site, islands }: WithIslands): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
    if (event.key.length !== 1 || !SINGLE_KEYS.includes(event.key)) return;
    if (takesText(event.target) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    import('./keys')
      .then(({ act }) => act(event.key, islands))
      .catch((error: unknown) => showFailure(error, site.strings.shell));
  });
}

/** The version menu offers to keep the version offline. */
export function startKeepOffline({ router, islands }: WithIslands): void {
  onPress('.navbar__item--docsVersionDropdown .dropdown__button', ({ parentElement }) => {
    const menu = parentElement?.querySelector('.dropdown__menu');
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
}

/**
 * Opens what the query of the address asks for: `?compare=` and `?upgrade=`, each with a version. Once open, both
 * follow the address.
 */
export function startAsked({ islands, router }: WithIslands): Behaviour {
  return {
    onPage(main, { page: { docs } }) {
      if (!docs) return;
      // The text of a documentation page, or the cards of a landing page; the first words of what changed.
      const text = main.querySelector('.prose, .page__main > .card-grid');
      const changes = main.querySelector('.changes p');
      const comparison = make('div', { 'data-island': 'compare' });
      const guide = make('div', { 'data-island': 'upgrade' });
      const follow = (): void => {
        const { searchParams } = router.url.get();
        if (text && searchParams.has('compare')) {
          text.before(comparison);
          void islands.open('compare', () => ({ docs, text }), { host: comparison });
        }
        if (changes && searchParams.has('upgrade')) {
          changes.after(guide);
          void islands.open('upgrade', () => ({ docs }), { host: guide });
        }
      };
      follow();
      return router.url.subscribe(follow);
    },
  };
}

/** Addresses with more than a reader types are rare, so only they load the code that checks their values. */
export function startLongAddress(): Behaviour {
  return {
    onPage() {
      if (location.search.length <= MAX_TEXT_BYTES) return;
      const loading = import('./long-address').then(({ showIgnored }) => showIgnored());
      return () => void loading.then((end) => end?.());
    },
  };
}
