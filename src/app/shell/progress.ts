import { PROGRESS_DELAY_MS } from '../../shared/constants';
import { make } from '../behaviours/dom';
import type { Router } from '../router/router';

/**
 * Shows that a route change is under way, once it takes long enough to be noticed. Plain: it sets one attribute.
 */
export function startProgress({ status }: Router, label: string): void {
  const bar = make('div', { class: 'progress-bar', role: 'progressbar', 'aria-label': label });
  let timer = 0;
  status.subscribe(() => {
    clearTimeout(timer);
    if (status.get().type === 'loading') timer = window.setTimeout(() => document.body.append(bar), PROGRESS_DELAY_MS);
    else bar.remove();
  });
}
