/** What only the development server's bundle contains: problems of the page, and its text as it is written. */

import type { ViteHotContext } from 'vite/types/hot.js';
import { ASK_PROBLEMS, ASK_UPDATE, CONTENT_UPDATE, TELL_PROBLEMS, type DevProblem } from '../shared/dev-problem';
import { normalizePath } from '../shared/urls';
import { make } from './behaviours/dom';
import type { LoadView } from './router/load-view';
import type { Router } from './router/router';
import type { LoadedView } from './router/view';

interface FollowOptions {
  hot: ViteHotContext;
  router: Router;
  show(view: LoadedView): void;
  /** Returns a loader without anything kept. */
  freshLoader(): LoadView;
}

/** Shows the changed text of the page without a reload, so that scroll position, opened parts and choices stay. */
export function followContent({ hot, router, show, freshLoader }: FollowOptions): void {
  let newest = 0;
  hot.on(CONTENT_UPDATE, () => void update());
  // Files saved while this page loaded were not reported to it.
  hot.send(ASK_UPDATE, performance.now());

  async function update(): Promise<void> {
    const own = (newest += 1);
    const shown = router.view.get();
    try {
      // A known sidebar would be kept, and its labels may have changed.
      const next = await freshLoader()(normalizePath(shown.page.path), { ...shown, sidebar: null });
      if (own !== newest || router.view.get().page.path !== shown.page.path) return;
      show(next);
      router.view.set(next);
    } catch (error) {
      if (own !== newest) return;
      console.warn('The change cannot be applied; reloading the page.', error);
      location.reload();
    }
  }
}

/** In the shadow tree, because no style sheet of the site applies there. */
const STYLE = `
  aside { position: fixed; inset: auto 1rem 1rem; z-index: 9999; max-height: 40vh; overflow: auto; padding: 1rem;
    overflow-wrap: anywhere;
    border: 2px solid #c62828; border-radius: 8px; background: #1c1414; color: #fff; font: 14px/1.5 system-ui; }
  aside[data-worst="warning"] { border-color: #c98a00; }
  ol { margin: 0; padding: 0; list-style: none; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
  pre { margin: .25rem 0; overflow-x: auto; font: 13px/1.4 ui-monospace, monospace; color: #e0c9c9; }
  button { float: right; margin-left: 1rem; font: inherit; }
  b { font-weight: 600; } i { font-style: normal; color: #9fd49f; } code { color: #f0b4b4; }
`;

/** Shows the problems of the page over it, until they are fixed. */
export function showProblems(hot: ViteHotContext, router: Router): void {
  const host = document.createElement('dev-problems');
  const shadow = host.attachShadow({ mode: 'open' });
  let problems: DevProblem[] = [];
  /** Problems that the writer has closed stay closed until something else is wrong. */
  let closed = '';
  const close = make('button', { type: 'button' }, 'Close');

  function update(): void {
    const route = normalizePath(router.view.get().page.path);
    const own = problems.filter(
      ({ pages }) => pages.length === 0 || pages.some((page) => normalizePath(page) === route),
    );
    const shown = JSON.stringify(own);
    if (own.length === 0 || shown === closed) return host.remove();
    close.onclick = () => {
      closed = shown;
      host.remove();
    };
    const worst = own.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
    const label = { 'data-worst': worst, 'aria-label': 'Problems of this page' };
    const list = make('ol', {}, ...own.map(entryOf));
    shadow.replaceChildren(make('style', {}, STYLE), make('aside', label, close, list));
    document.body.append(host);
  }

  hot.on(TELL_PROBLEMS, (told: DevProblem[]) => {
    problems = told;
    update();
  });
  router.view.subscribe(update);
  hot.send(ASK_PROBLEMS);
}

function entryOf({ place, severity, message, frame, hint }: DevProblem): HTMLElement {
  return make(
    'li',
    {},
    make('code', {}, place),
    ' ',
    make('b', {}, `${severity}: ${message}`),
    ...(frame ? [make('pre', {}, frame)] : []),
    ...(hint === undefined ? [] : [make('i', {}, `Fix: ${hint}`)]),
  );
}
