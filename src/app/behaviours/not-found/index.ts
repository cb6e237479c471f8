import { stripBase } from '../../../shared/urls';
import type { Behaviour, Surroundings } from '../behaviour';

/** On the not-found page: says what the reader may have meant. */
export function startNotFound({ site }: Surroundings): Behaviour {
  return {
    onPage(main, { page }) {
      const slot = main.querySelector<HTMLElement>('[data-slot="not-found-suggestions"]');
      const path = stripBase(location.pathname, site.base);
      if (page.section !== 'not-found' || !slot || path === null) return;
      void import('./suggest')
        .then(({ suggest }) => suggest(slot, path, site))
        // The page says all that is needed without suggestions too.
        .catch((error: unknown) => console.warn('There are no suggestions for this address.', error));
    },
  };
}
