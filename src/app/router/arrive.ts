import { announce } from '../announce';
import { layOutArticle } from './article-layout';
import { hashId, type ScrollDecision } from './scroll';
import type { View } from './view';

/** After a view is in the document: scrolls, moves the focus and says the new heading. */
export function arrive(view: View): void {
  if (!view.arrival) return;
  const { scroll } = view.arrival;
  const target = scroll.type === 'hash' ? document.getElementById(scroll.id) : null;
  if (target) reveal(target);
  focusQuietly(target ?? document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main'));
  scrollView(scroll);
  announce(view.page.heading);
}

/** Moves the view; a hash without target is the top, as when a page is opened fresh. */
export function scrollView(scroll: ScrollDecision): void {
  if (scroll.type === 'none') return;
  if (scroll.type !== 'top') layOutArticle();
  const target = scroll.type === 'hash' ? document.getElementById(scroll.id) : null;
  if (target) {
    reveal(target);
    target.scrollIntoView({ behavior: 'instant', block: 'start' });
    return;
  }
  window.scrollTo({ top: scroll.type === 'restore' ? scroll.top : 0, behavior: 'instant' });
}

const html = document.documentElement.dataset;

/** Says, as `early-script.ts` does once the reader touches the page, that nothing else scrolls it from now on. */
export function keepPlace(): void {
  html['moved'] = '';
}

/**
 * Puts the target of a freshly loaded address where it belongs: when the browser jumped to it, what was not laid out
 * yet had another height, and the fold around it may have been closed. A reader who has touched the page since stays where they are.
 */
export function correctJump(): void {
  if ('moved' in html) return;
  const id = hashId(location.hash);
  if (document.getElementById(id)) scrollView({ type: 'hash', id });
}

/** Opens what hides the target: closed details, and panels by the event that find-in-page uses. */
function reveal(target: HTMLElement): void {
  target.dispatchEvent(new Event('beforematch', { bubbles: true }));
  for (let details = target.closest('details'); details; details = details.parentElement?.closest('details') ?? null) {
    details.open = true;
  }
}

function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
