import { hashId } from '../router/scroll';
import type { Behaviour } from './behaviour';

/** A heading counts as reached this far below the navbar. */
const LINE_PX = 96;

interface Entry {
  heading: HTMLElement;
  links: HTMLAnchorElement[];
}

/**
 * The contents list follows scrolling; headings in hidden panels are passed over. Plain: it marks a link of finished
 * HTML while the reader only scrolls.
 */
export function startToc(): Behaviour {
  return {
    beforeShown: fillColumn,
    onPage(main) {
      const entries = tocEntries(main);
      if (entries.length === 0) return;
      let current = -1;
      let asked = false;

      function update(): void {
        asked = false;
        const tops = entries.map(({ heading }) => (isShown(heading) ? heading.getBoundingClientRect().top : null));
        const { scrollHeight } = document.documentElement;
        const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
        const next = currentHeading(tops, LINE_PX, atEnd);
        if (next === current) return;
        entries[current]?.links.forEach((link) => link.removeAttribute('aria-current'));
        entries[next]?.links.forEach((link) => link.setAttribute('aria-current', 'true'));
        current = next;
      }

      function ask(): void {
        if (asked) return;
        asked = true;
        requestAnimationFrame(update);
      }

      ask();
      addEventListener('scroll', ask);
      addEventListener('resize', ask);
      // Opened panels and details change what is shown without any scrolling.
      main.addEventListener('toggle', ask, true);
      main.addEventListener('tabchange', ask);
      return () => {
        removeEventListener('scroll', ask);
        removeEventListener('resize', ask);
        main.removeEventListener('toggle', ask, true);
        main.removeEventListener('tabchange', ask);
      };
    },
  };
}

/** The column shows the entries of the disclosure above the article. */
function fillColumn(main: HTMLElement): void {
  const column = main.querySelector('.page__toc .toc');
  const list = main.querySelector('.toc-disclosure .toc > ul');
  if (column && list && !column.querySelector('ul')) column.append(list.cloneNode(true));
}

function tocEntries(main: HTMLElement): Entry[] {
  const byHeading = new Map<HTMLElement, HTMLAnchorElement[]>();
  for (const link of main.querySelectorAll<HTMLAnchorElement>('a.toc__link')) {
    const heading = document.getElementById(hashId(link.hash));
    if (heading) byHeading.set(heading, [...(byHeading.get(heading) ?? []), link]);
  }
  return [...byHeading].map(([heading, links]) => ({ heading, links }));
}

function isShown(heading: HTMLElement): boolean {
  return heading.getClientRects().length > 0 && !heading.closest('[hidden]');
}

/**
 * Index of the heading whose section is being read: the last one at or above the line. `tops` are distances from the
 * top of the view, `null` for a heading that is not shown. At the end of the page it is the last shown heading.
 * Gives -1 when none applies.
 */
export function currentHeading(tops: readonly (number | null)[], line: number, atEnd: boolean): number {
  let current = -1;
  for (const [index, top] of tops.entries()) {
    if (top !== null && (atEnd || top <= line)) current = index;
  }
  return current;
}
