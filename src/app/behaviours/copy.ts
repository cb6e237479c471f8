import type { BrowserStrings } from '../../shared/strings/model';
import { announce } from '../announce';
import type { Behaviour, Surroundings } from './behaviour';
import { copyText, wholeText } from './copy-text';

/** How long a button says that it has copied. */
const FEEDBACK_MS = 2000;

/** The buttons of code blocks that copy. */
export function startCopy({ site }: Surroundings): Behaviour {
  const { article: strings } = site.strings;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-action]') : null;
    const block = button?.closest<HTMLElement>('.code-block');
    if (!button || !block) return;
    switch (button.dataset['action']) {
      case 'copy':
        return void copy(button, copyText(block), strings);
      case 'copy-all':
        return void copy(button, wholeText(block.querySelector('pre code') ?? block), strings);
    }
  });
  return { onPage: () => undefined };
}

async function copy(button: HTMLButtonElement, text: string, strings: BrowserStrings['article']): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    give(button, strings.copied, true);
  } catch (error) {
    // Refused by the reader or the browser, or the page is not served over a secure connection.
    console.warn('The text could not be copied.', error);
    give(button, strings.notCopied, false);
  }
}

/** Shows and says the outcome, then brings the label back. A second click meanwhile starts the time anew. */
function give(button: HTMLButtonElement, outcome: string, isDone: boolean): void {
  button.dataset['label'] ??= button.textContent;
  button.textContent = outcome;
  button.toggleAttribute('data-done', isDone);
  announce(outcome);
  const turn = String(Number(button.dataset['turn'] ?? 0) + 1);
  button.dataset['turn'] = turn;
  setTimeout(() => {
    if (button.dataset['turn'] !== turn) return;
    button.textContent = button.dataset['label'] ?? '';
    button.removeAttribute('data-done');
  }, FEEDBACK_MS);
}
