import type { ViteHotContext } from 'vite/types/hot.js';
import { ASK_PROBLEMS, TELL_PROBLEMS, type DevProblem } from '../shared/dev-problem';
import { normalizePath } from '../shared/urls';
import type { Router } from './router/router';

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

/**
 * While the site is written: the problems of the page that is shown stand over it, and go when they are mended. Only
 * part of the development server's bundle; its colours stand here, because no style sheet of the site is meant for it.
 */
export function showProblems(hot: ViteHotContext, router: Router): void {
  const host = document.createElement('dev-problems');
  const shadow = host.attachShadow({ mode: 'open' });
  let problems: DevProblem[] = [];
  /** What the writer has closed stays closed until something else is wrong. */
  let closed = '';

  function update(): void {
    const route = normalizePath(router.view.get().page.path);
    const own = problems.filter(
      ({ pages }) => pages.length === 0 || pages.some((page) => normalizePath(page) === route),
    );
    shadow.replaceChildren();
    const shown = JSON.stringify(own);
    if (own.length === 0 || shown === closed) return host.remove();
    const close = (): void => {
      closed = shown;
      host.remove();
    };
    const style = document.createElement('style');
    style.textContent = STYLE;
    shadow.append(style, boxOf(own, close));
    if (!host.isConnected) document.body.append(host);
  }

  hot.on(TELL_PROBLEMS, (told: DevProblem[]) => {
    problems = told;
    update();
  });
  router.view.subscribe(update);
  hot.send(ASK_PROBLEMS);
}

function boxOf(problems: readonly DevProblem[], close: () => void): HTMLElement {
  const box = document.createElement('aside');
  box.dataset['worst'] = problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
  box.setAttribute('aria-label', 'Problems of this page');
  const list = document.createElement('ol');
  list.append(...problems.map(entryOf));
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
  button.addEventListener('click', close);
  box.append(button, list);
  return box;
}

function entryOf({ place, severity, message, frame, hint }: DevProblem): HTMLElement {
  const entry = document.createElement('li');
  const part = (name: string, text: string): HTMLElement =>
    Object.assign(document.createElement(name), { textContent: text });
  entry.append(part('code', place), ' ', part('b', `${severity}: ${message}`));
  if (frame !== undefined && frame !== '') entry.append(part('pre', frame));
  if (hint !== undefined) entry.append(part('i', `Fix: ${hint}`));
  return entry;
}
