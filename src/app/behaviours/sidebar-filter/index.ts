import type { Behaviour } from '../behaviour';

/** The field above the sidebar leaves the pages with all words typed. What does it is loaded when the field is used. */
export function startSidebarFilter(): Behaviour {
  document.addEventListener('focusin', ({ target }) => {
    const field = target instanceof HTMLInputElement && target.closest('.sidebar__filter') ? target : null;
    if (!field || field.dataset['ready'] !== undefined) return;
    field.dataset['ready'] = '';
    void import('./filter').then(({ filterSidebar }) => filterSidebar(field));
  });
  return { onPage: () => undefined };
}
