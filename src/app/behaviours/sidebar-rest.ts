import { withBase } from '../../shared/urls';
import type { Behaviour, Surroundings } from './behaviour';

/**
 * A page of a large version carries its branch of the sidebar; the other categories hold one link. When one of them is
 * opened, the whole sidebar is fetched and takes the place of the branch.
 */
export function startSidebarRest({ site }: Surroundings): Behaviour {
  let file = '';
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const category = target?.closest('summary')?.parentElement;
    if (!(category instanceof HTMLDetailsElement) || category.dataset['rest'] === undefined || file === '') return;
    const address = withBase(`/_data/${file}`, site.base);
    // Without an answer the link stays.
    import('../shell/whole-sidebar').then(({ showWhole }) => showWhole(address, category)).catch(console.warn);
  });
  return {
    onPage(_main, { page }) {
      file = page.sidebar ?? '';
    },
  };
}
