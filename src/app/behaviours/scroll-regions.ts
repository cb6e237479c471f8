import { fill } from '../../shared/strings/format';
import type { BrowserStrings } from '../../shared/strings/model';
import type { Behaviour, BehaviourContext } from './behaviour';
import { watchSizes } from './dom';

const REGIONS = '.code-block__pre, .result > pre, .table-scroll, .scene__screen, .diagram--scroll';

/**
 * Scrollable parts can be reached by keyboard, but only while they have something to scroll; the buttons of code blocks
 * are told apart. Plain: it sets attributes of finished HTML.
 */
export function startScrollRegions({ site }: BehaviourContext): Behaviour {
  return {
    onPage(main) {
      describeButtons(main);
      const regions = [...main.querySelectorAll<HTMLElement>(REGIONS)];
      const labels = new Map(
        regions.map((region, index) => [region, regionLabel(region, index + 1, site.strings.article)]),
      );
      // A region keeps its width when its content grows, for example by a reader's own values or an opened panel.
      const contents = regions.flatMap(({ firstElementChild }) => firstElementChild ?? []);
      return watchSizes([...regions, ...contents], (resized) => {
        // All sizes are read before anything is written, so that layout is computed once.
        const found = resized.map(regionOf).map((region) => [region, overflows(region)] as const);
        for (const [region, scrolls] of found) mark(region, scrolls, labels.get(region) ?? '');
      });
    },
  };
}

/** Most blocks have buttons of the same names: title or first line describe which block each belongs to. */
function describeButtons(main: HTMLElement): void {
  main.querySelectorAll('.code-block').forEach((block, index) => {
    const first = block.querySelector('.code-block__title, .line');
    if (!first) return;
    first.id ||= `block-${index + 1}`;
    for (const button of block.querySelectorAll('button')) button.setAttribute('aria-describedby', first.id);
  });
}

/** Whether a region has something to scroll; lines that a long block of code hides have a button. */
const overflows = (region: HTMLElement): boolean =>
  region.scrollWidth > region.clientWidth + 1 ||
  (region.scrollHeight > region.clientHeight + 1 && !region.nextElementSibling?.matches('.code-block__more'));

function mark(region: HTMLElement, scrolls: boolean, label: string): void {
  for (const [name, value] of Object.entries({ tabindex: '0', role: 'region', 'aria-label': label }))
    if (scrolls) region.setAttribute(name, value);
    else region.removeAttribute(name);
}

function regionOf(target: Element): HTMLElement {
  return target.closest<HTMLElement>(REGIONS) ?? (target as HTMLElement);
}

/** Landmarks need different names, so each region is numbered. */
function regionLabel(region: HTMLElement, number: number, strings: BrowserStrings['article']): string {
  const own = (region.querySelector(':scope > svg') ?? region).getAttribute('aria-label');
  if (own) return own;
  const kind = region.matches('.table-scroll') ? strings.table : strings.code;
  const holder = region.closest('.code-block') ?? region;
  const name = holder.querySelector('.code-block__title, caption, figcaption')?.textContent.trim();
  return fill(kind, { number }) + (name ? `: ${name}` : '');
}
