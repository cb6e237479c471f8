import { showFailure } from '../../states/failure';
import type { Surroundings } from '../behaviour';
import type { Asked } from './card';

/** The pointer rests this long on a word before its card is fetched: who only passes by asks nothing. */
export const REST_MS = 150;

/**
 * Terms of the glossary say what they mean in a card, on hover, focus and tap. A tap shows the card instead of following
 * the link to the page that explains the term, so the card contains this link.
 */
export function startTerms({ site }: Surroundings): void {
  const words = site.strings.shell;
  let wanted: HTMLElement | null = null;
  let byTouch = false;

  async function ask(term: HTMLElement, by: Asked): Promise<void> {
    wanted = term;
    try {
      const [{ showHint }, { termCard }] = await Promise.all([import('./card'), import('../glossary')]);
      const content = await termCard(term, site);
      if (content && wanted === term && term.isConnected) showHint({ anchor: term, content, by });
    } catch (error) {
      // Only who asked expressly is told; a pointer may have come there by chance.
      if (by === 'tap') showFailure(error, words);
      else console.warn(words.notLoaded, error);
    }
  }

  const termAt = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('a.term') : null;
  document.addEventListener('pointerover', (event) => {
    const term = event.pointerType === 'mouse' ? termAt(event) : null;
    if (!term || wanted === term) return;
    wanted = term;
    setTimeout(() => {
      if (wanted === term) void ask(term, 'hover');
    }, REST_MS);
  });
  document.addEventListener('pointerout', (event) => {
    const left = termAt(event);
    if (left && !(event.relatedTarget instanceof Node && left.contains(event.relatedTarget))) wanted = null;
  });
  document.addEventListener('focusin', (event) => {
    const term = termAt(event);
    if (term?.matches(':focus-visible')) void ask(term, 'focus');
  });
  document.addEventListener('pointerdown', ({ pointerType }) => (byTouch = pointerType !== 'mouse'));
  document.addEventListener('click', (event) => {
    const term = termAt(event);
    // A press by mouse or keyboard follows the link.
    if (!term || event.detail === 0 || !byTouch) return;
    event.preventDefault();
    void ask(term, 'tap');
  });
}
