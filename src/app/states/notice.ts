import { announce } from '../announce';
import { make } from '../behaviours/dom';

/**
 * Shows a notice that leaves the page usable, and has screen readers say it. Returns what removes it. `onClose` is
 * called when the reader closes it.
 */
export function showNotice(text: string, close: string, onClose?: () => void): () => void {
  const button = make('button', { type: 'button', class: 'button' }, close);
  // A popover is above dialogs, from which links may be followed too.
  const notice = make('div', { class: 'error-box notice', popover: 'manual' }, make('p', {}, text), button);
  button.addEventListener('click', () => {
    notice.remove();
    onClose?.();
  });
  document.body.append(notice);
  notice.showPopover();
  announce(text);
  return () => notice.remove();
}
