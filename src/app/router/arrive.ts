import { announce } from '../announce';
import { detailsAround } from '../behaviours/dom';
import { idle, nextFrame } from '../scheduling';
import { hashId, type ScrollDecision, type View } from './view';

const html = document.documentElement.dataset;

/** After a view is in the document: scrolls, moves the focus and announces the new heading. */
export function arrive(view: View): void {
  if (!view.arrival) return;
  const { scroll } = view.arrival;
  const target = scroll.type === 'hash' ? document.getElementById(scroll.id) : null;
  if (target) reveal(target);
  const focused = target ?? document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (focused && focused.tabIndex < 0) focused.tabIndex = -1;
  focused?.focus({ preventScroll: true });
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
    goTo(target);
  } else window.scrollTo({ top: scroll.type === 'restore' ? scroll.top : 0, behavior: 'instant' });
}

const goTo = (target: HTMLElement): void => target.scrollIntoView({ behavior: 'instant', block: 'start' });
const addressed = (): HTMLElement | null => document.getElementById(hashId(location.hash));

/** Opens what hides a target: closed details, and panels by the event that find-in-page uses. */
function reveal(target: HTMLElement): void {
  target.dispatchEvent(new Event('beforematch', { bubbles: true }));
  for (const details of detailsAround(target)) details.open = true;
}

/** From now on nothing scrolls the page but the reader, as after a touch that `inline-scripts.ts` has recorded. */
export function keepPlace(): void {
  html['moved'] = '';
}

/**
 * Scrolls to the target of a freshly loaded address: when the browser jumped to it, what was not laid out yet had another
 * height, and the target may have been hidden. A reader who has touched the page since stays where they are.
 */
export function correctJump(): void {
  const target = addressed();
  if (!target) return;
  if ('moved' in html) reveal(target);
  else scrollView({ type: 'hash', id: target.id });
}

/** Shows the target when the browser has jumped to it within the page: it jumps to nothing that is hidden. */
export function startJumps(): void {
  addEventListener('hashchange', () => {
    const target = addressed();
    const isHidden = target?.checkVisibility() === false;
    if (target) reveal(target);
    if (target && isHidden) goTo(target);
  });
}

/** Blocks laid out in one frame: few enough that a slow phone answers a touch in between. */
const BLOCKS_AT_ONCE = 8;

const shownArticle = (): HTMLElement | null => document.querySelector<HTMLElement>('#main .prose');

/**
 * Lays out the whole article now. `prose.css` skips what is far below the screen; a position that was kept on a whole
 * article is only right on a whole one.
 */
export function layOutArticle(): void {
  shownArticle()?.setAttribute('data-whole', '');
}

/**
 * Lays out the rest of the article bit by bit in idle time. The browser remembers the size of each block, so the scroll
 * bar stays still from then on, and skips again what is far away.
 */
export async function measureArticle(): Promise<void> {
  const article = shownArticle();
  if (!article) return;
  const blocks = [...article.children].filter((child) => child instanceof HTMLElement);
  for (let at = 0; at < blocks.length; at += BLOCKS_AT_ONCE) {
    await idle(1000);
    const next = blocks.slice(at, at + BLOCKS_AT_ONCE);
    for (const { style } of next) style.contentVisibility = 'visible';
    await nextFrame();
    for (const { style } of next) style.contentVisibility = '';
  }
  article.removeAttribute('data-whole');
}
