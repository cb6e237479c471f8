import { showFailure } from '../../states/failure';
import type { Behaviour, Surroundings } from '../behaviour';

/** The field above the sidebar leaves the pages with all words typed. What does it is loaded when the field is used. */
export function startSidebarFilter({ site }: Surroundings): Behaviour {
  document.addEventListener('focusin', ({ target }) => {
    const field = target instanceof HTMLInputElement && target.closest('.sidebar__filter') ? target : null;
    if (!field || field.dataset['ready'] !== undefined) return;
    field.dataset['ready'] = '';
    import('./filter').then(
      ({ filterSidebar }) => filterSidebar(field),
      (error: unknown) => {
        delete field.dataset['ready'];
        showFailure(error, site.strings.shell);
      },
    );
  });
  return { onPage: () => undefined };
}
