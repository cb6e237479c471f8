import { showFailure } from '../../states/failure';
import type { BehaviourContext } from '../behaviour';
import type { Asked } from './card';

/** A pointer that rests this long on a word asks for its card; one that only passes by does not. */
export const REST_MS = 150;

/**
 * Terms of the glossary are explained in a card, on hover, focus and tap. A tap shows the card instead of following the
 * link to the page that explains the term, so the card contains this link. Plain: the weakest intent must not load React.
 */
export function startTerms({ site }: BehaviourContext): void {
  let wanted: HTMLElement | null = null;
  let byTouch = false;

  async function ask(term: HTMLElement, by: Asked): Promise<void> {
    wanted = term;
    try {
      const [{ showHint }, { termCard }] = await Promise.all([import('./card'), import('../glossary')]);
      const content = await termCard(term, site);
      if (content && wanted === term && term.isConnected) showHint({ anchor: term, content, by });
    } catch (error) {
      // A pointer or the focus may have come there by chance.
      if (by === 'tap') showFailure(error, site.strings.shell);
      else console.warn(site.strings.shell.notLoaded, error);
    }
  }
  const onTerm = <Name extends keyof DocumentEventMap>(
    name: Name,
    react: (term: HTMLElement, event: DocumentEventMap[Name]) => void,
  ): void =>
    document.addEventListener(name, (event) => {
      const term = event.target instanceof Element ? event.target.closest<HTMLElement>('a.term') : null;
      if (term) react(term, event);
    });

  onTerm('pointerover', (term, { pointerType }) => {
    if (pointerType !== 'mouse' || wanted === term) return;
    wanted = term;
    setTimeout(() => {
      if (wanted === term) void ask(term, 'hover');
    }, REST_MS);
  });
  onTerm('pointerout', (term, { relatedTarget }) => {
    if (!(relatedTarget instanceof Node && term.contains(relatedTarget))) wanted = null;
  });
  onTerm('focusin', (term) => {
    if (term.matches(':focus-visible')) void ask(term, 'focus');
  });
  onTerm('pointerdown', (_, { pointerType }) => (byTouch = pointerType !== 'mouse'));
  onTerm('click', (term, event) => {
    // A press by mouse or keyboard follows the link.
    if (event.detail === 0 || !byTouch) return;
    event.preventDefault();
    void ask(term, 'tap');
  });
}
