import type { BrowserStrings } from '../../shared/strings/model';
import { announce } from '../announce';
import { make } from '../behaviours/dom';
import type { Router } from '../router/router';

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

/**
 * Prepares the notice for links that are followed without a network. Once the browser is online again it closes and
 * `go`, what the reader wanted last, happens; a newer navigation or the Close button forget it.
 */
export function startOfflineNotice(
  router: Pick<Router, 'status'>,
  { offline, close }: Pick<BrowserStrings['shell'], 'offline' | 'close'>,
): (go: () => void) => void {
  let wanted: (() => void) | null = null;
  let remove = (): void => undefined;

  function forget(): void {
    wanted = null;
    remove();
  }

  router.status.subscribe(() => {
    if (router.status.get().type === 'loading') forget();
  });
  addEventListener('online', () => {
    const go = wanted;
    forget();
    go?.();
  });
  return (go) => {
    remove();
    wanted = go;
    remove = showNotice(offline, close, forget);
  };
}
