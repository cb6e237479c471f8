import type { BrowserStrings } from '../../shared/strings/model';
import { announce } from '../announce';
import { make } from '../behaviours/dom';
import type { Router } from '../router/router';

/**
 * Prepares the notice for links that are followed without a network. It leaves the page usable. Once the browser is
 * online again it closes and `go`, what the reader wanted last, happens; a newer navigation or the Close button forget
 * it.
 */
export function startOfflineNotice(
  router: Pick<Router, 'status'>,
  { offline, close }: Pick<BrowserStrings['shell'], 'offline' | 'close'>,
): (go: () => void) => void {
  let wanted: (() => void) | null = null;
  const button = make('button', { type: 'button', class: 'button' }, close);
  // A popover is above dialogs, from which links may be followed too.
  const notice = make('div', { class: 'error-box offline-notice', popover: 'manual' }, make('p', {}, offline), button);

  function forget(): void {
    wanted = null;
    notice.remove();
  }

  button.addEventListener('click', forget);
  router.status.subscribe(() => {
    if (router.status.get().type === 'loading') forget();
  });
  addEventListener('online', () => {
    const go = wanted;
    forget();
    go?.();
  });
  return (go) => {
    wanted = go;
    document.body.append(notice);
    notice.showPopover();
    announce(offline);
  };
}
