import type { BrowserStrings } from '../../../shared/strings/model';
import { showFailure } from '../../states/failure';
import type { Asked } from './card';

/** The pointer rests this long on a word before its card is fetched: who only passes by asks nothing. */
export const REST_MS = 150;

/**
 * Offers the card for all elements that a selector matches, now and later. `describe` gives what the card of one
 * holds, or `null` for none; it is called at the first intent, so it may load its code and data itself. A tap on a
 * link shows the card instead of following it, so its card should hold the link.
 */
export function offerHints(
  selector: string,
  describe: (element: HTMLElement) => Promise<Node[] | null>,
  words: BrowserStrings['shell'],
): void {
  let wanted: HTMLElement | null = null;
  let byTouch = false;

  async function ask(element: HTMLElement, by: Asked): Promise<void> {
    wanted = element;
    try {
      const [{ showHint }, content] = await Promise.all([import('./card'), describe(element)]);
      if (content && wanted === element && element.isConnected) showHint({ anchor: element, content, by });
    } catch (error) {
      // Only who asked expressly is told; a pointer may have come there by chance.
      if (by === 'tap') showFailure(error, words);
      else console.warn(words.notLoaded, error);
    }
  }

  const found = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  document.addEventListener('pointerover', (event) => {
    const element = event.pointerType === 'mouse' ? found(event) : null;
    if (!element || wanted === element) return;
    wanted = element;
    setTimeout(() => {
      if (wanted === element) void ask(element, 'hover');
    }, REST_MS);
  });
  document.addEventListener('pointerout', (event) => {
    const left = found(event);
    if (left && !(event.relatedTarget instanceof Node && left.contains(event.relatedTarget))) wanted = null;
  });
  document.addEventListener('focusin', (event) => {
    const element = found(event);
    if (element?.matches(':focus-visible')) void ask(element, 'focus');
  });
  document.addEventListener('pointerdown', ({ pointerType }) => (byTouch = pointerType !== 'mouse'));
  document.addEventListener('click', (event) => {
    const element = found(event);
    if (!element || event.detail === 0 || (element.matches('a[href]') && !byTouch)) return;
    event.preventDefault();
    void ask(element, 'tap');
  });
}
