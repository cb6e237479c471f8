import { hashId } from '../router/view';
import type { Behaviour } from './behaviour';
import { make } from './dom';

/** A heading counts as reached this far below the top of the window, also below the field of a long page. */
const LINE_PX = 132;

/**
 * The contents list follows scrolling; headings in hidden panels are passed over. Plain: it marks a link of finished
 * HTML while the reader only scrolls.
 */
export function startToc(): Behaviour {
  return {
    beforeShown: fillColumn,
    onPage(main) {
      const entries = tocEntries(main);
      const headings = [...entries.keys()];
      if (headings.length === 0) return;
      let current: HTMLElement | undefined;
      let asked = false;

      function update(): void {
        asked = false;
        const tops = headings.map((heading) => (isShown(heading) ? heading.getBoundingClientRect().top : null));
        const { scrollHeight } = document.documentElement;
        const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
        const next = headings[currentHeading(tops, LINE_PX, atEnd)];
        if (next === current) return;
        if (current) entries.get(current)?.forEach((link) => link.removeAttribute('aria-current'));
        if (next) entries.get(next)?.forEach((link) => link.setAttribute('aria-current', 'true'));
        current = next;
      }
      function ask(): void {
        if (!asked) requestAnimationFrame(update);
        asked = true;
      }

      ask();
      const ending = new AbortController();
      const { signal } = ending;
      for (const type of ['scroll', 'resize']) addEventListener(type, ask, { signal });
      // Opened panels and details change what is shown without any scrolling.
      for (const type of ['toggle', 'tabchange']) main.addEventListener(type, ask, { signal, capture: true });
      return () => ending.abort();
    },
  };
}

/** The column shows the contents list of the disclosure above the article. */
function fillColumn(main: HTMLElement): void {
  const column = main.querySelector('.page__toc');
  const disclosure = main.querySelector('.toc-disclosure');
  if (!column || !disclosure || column.hasChildNodes()) return;
  const [title, list] = [...disclosure.children].map((part) => part.cloneNode(true));
  if (title && list) column.append(make('p', { class: 'toc__title' }, ...title.childNodes), list);
}

/** Links by their headings, in the order of the page. */
function tocEntries(main: HTMLElement): Map<HTMLElement, HTMLAnchorElement[]> {
  const entries = new Map<HTMLElement, HTMLAnchorElement[]>();
  for (const link of main.querySelectorAll<HTMLAnchorElement>('a.toc__link')) {
    const heading = document.getElementById(hashId(link.hash));
    if (heading) entries.set(heading, [...(entries.get(heading) ?? []), link]);
  }
  return entries;
}

const isShown = (heading: HTMLElement): boolean => heading.getClientRects().length > 0 && !heading.closest('[hidden]');

/**
 * Index of the heading whose section is being read: the last one at or above the line, or at the end of the page the
 * last shown one; -1 when there is none. `tops` are distances from the top of the view, `null` for a hidden heading.
 */
export function currentHeading(tops: readonly (number | null)[], line: number, atEnd: boolean): number {
  return tops.reduce<number>((last, top, index) => (top !== null && (atEnd || top <= line) ? index : last), -1);
}
