import type { BrowserStrings } from '../../shared/strings/model';
import { announce } from '../announce';
import { make } from '../behaviours/dom';
import type { Router } from '../router/router';

/**
 * Shows and announces a notice that leaves the page usable. Returns what removes it; `onClose` is called when the reader
 * closes it. Plain: without a network React cannot be loaded.
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
 * the last `go` is called; a newer navigation and the Close button drop it.
 */
export function startOfflineNotice(
  { status }: Pick<Router, 'status'>,
  { offline, close }: Pick<BrowserStrings['shell'], 'offline' | 'close'>,
): (go: () => void) => void {
  let wanted: (() => void) | null = null;
  let remove = (): void => undefined;
  const forget = (): void => {
    wanted = null;
    remove();
  };
  status.subscribe(() => {
    if (status.get().type === 'loading') forget();
  });
  addEventListener('online', () => {
    const go = wanted;
    forget();
    go?.();
  });
  return (go) => {
    forget();
    wanted = go;
    remove = showNotice(offline, close, forget);
  };
}
