import { onPress } from './dom';

const BUTTON = '.code-block__more';

/**
 * Long blocks of code are cut off by the style sheet until the reader asks for all lines: by their button, or by
 * anything that scrolls to a hidden line, such as find-in-page, a marked word or the Tab key. Plain: it removes a button
 * of finished HTML.
 */
export function startLongCode(): void {
  onPress(BUTTON, (button) => {
    const block = button.closest<HTMLElement>('.code-block');
    if (!block) return;
    button.remove();
    block.tabIndex = -1;
    block.focus({ preventScroll: true });
  });
  document.addEventListener(
    'scroll',
    ({ target }) => {
      const button = target instanceof Element ? target.nextElementSibling : null;
      if (!(target instanceof Element) || !button?.matches(BUTTON) || target.scrollTop === 0) return;
      const top = target.scrollTop;
      button.remove();
      // The line that was scrolled to stays where it is in the window.
      window.scrollBy({ top, behavior: 'instant' });
    },
    true,
  );
}
