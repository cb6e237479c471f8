import { fill } from '../../shared/strings/format';
import type { BrowserStrings } from '../../shared/strings/model';
import type { Behaviour, Surroundings } from './behaviour';

const REGIONS = '.code-block__pre, .table-scroll, .scene__screen, .diagram--scroll';

/** Scrollable parts can be reached by keyboard, but only while they have something to scroll. */
export function startScrollRegions({ site }: Surroundings): Behaviour {
  return {
    onPage(main) {
      const regions = [...main.querySelectorAll<HTMLElement>(REGIONS)];
      const labels = new Map(
        regions.map((region, index) => [region, regionLabel(region, index + 1, site.strings.article)]),
      );
      const observer = new ResizeObserver((entries) => {
        // All sizes are read before anything is written, so that layout is computed once.
        const found = entries.map(({ target }) => {
          const region = regionOf(target);
          return { region, scrolls: overflows(region) };
        });
        for (const { region, scrolls } of found) mark(region, scrolls, labels.get(region) ?? '');
      });
      for (const region of regions) {
        observer.observe(region);
        // A region keeps its width when its content grows, for example by a reader's own values or an opened panel.
        if (region.firstElementChild) observer.observe(region.firstElementChild);
      }
      return () => observer.disconnect();
    },
  };
}

function overflows(region: Element): boolean {
  return region.scrollWidth > region.clientWidth + 1 || region.scrollHeight > region.clientHeight + 1;
}

function mark(region: HTMLElement, scrolls: boolean, label: string): void {
  if (!scrolls) {
    for (const name of ['tabindex', 'role', 'aria-label']) region.removeAttribute(name);
    return;
  }
  region.tabIndex = 0;
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', label);
}

/** The region that grew, or whose content did. */
function regionOf(target: Element): HTMLElement {
  return target.closest<HTMLElement>(REGIONS) ?? (target as HTMLElement);
}

/** Regions are landmarks, and those must be told apart: hence the number. */
function regionLabel(region: HTMLElement, number: number, strings: BrowserStrings['article']): string {
  const drawing = region.querySelector(':scope > svg')?.getAttribute('aria-label');
  if (drawing) return drawing;
  const kind = region.matches('.table-scroll') ? strings.table : strings.code;
  const numbered = fill(kind, { number });
  const title = region.closest('.code-block')?.querySelector('.code-block__title')?.textContent;
  const caption = region.querySelector('caption, figcaption')?.textContent;
  const name = (title ?? caption ?? '').trim();
  const own = region.getAttribute('aria-label');
  if (own) return own;
  return name ? `${numbered}: ${name}` : numbered;
}
