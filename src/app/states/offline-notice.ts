import type { BrowserStrings } from '../../shared/strings/model';
import type { Router } from '../router/router';
import { showNotice } from './notice';

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
