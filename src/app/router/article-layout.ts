import { idle, nextFrame } from '../scheduling';

/** Blocks laid out in one frame: few enough that a slow phone answers a touch in between. */
const BLOCKS_AT_ONCE = 8;

const shownArticle = (): HTMLElement | null => document.querySelector<HTMLElement>('#main .prose');

/**
 * Lays out all of the article now. `prose.css` leaves out what is far below the screen; a position that was kept on a
 * whole article is only right on a whole one.
 */
export function layOutArticle(): void {
  shownArticle()?.setAttribute('data-whole', '');
}

/**
 * Lays out the rest of the article bit by bit while nothing else happens. The browser remembers the size of each block,
 * so the scroll bar stays still from then on, and goes back to skipping what is far away.
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
