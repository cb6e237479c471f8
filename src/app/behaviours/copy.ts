import type { BrowserStrings } from '../../shared/strings/model';
import { announce } from '../announce';
import type { Surroundings } from './behaviour';
import { copyText, wholeText } from './copy-text';
import { onPress } from './dom';

const FEEDBACK_MS = 2000;

/**
 * The buttons that copy: those of code blocks, and that of the page. Plain: one listener serves every block of finished
 * HTML.
 */
export function startCopy({ site }: Surroundings): void {
  const { article: strings } = site.strings;
  onPress('.page__copy', (button) => void copyPage(button, strings));
  onPress('.code-block [data-action^="copy"]', (button) => {
    const block = button.closest<HTMLElement>('.code-block');
    if (!block) return;
    const isWhole = button.dataset['action'] === 'copy-all';
    const text = isWhole ? wholeText(block.querySelector('pre code') ?? block) : copyText(block);
    void copyWith(button, text, strings);
  });
}

/** The text is on its way while the clipboard is asked for: browsers give it only as long as the press is fresh. */
function copyPage(button: HTMLElement, strings: BrowserStrings['article']): Promise<void> {
  const address = document.querySelector<HTMLAnchorElement>('#main a[type="text/markdown"]')?.href ?? '';
  const text = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address} answers with ${answer.status}.`);
    return answer.blob();
  });
  const plain = text.then((blob) => new Blob([blob], { type: 'text/plain' }));
  return copy(button, () => navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]), strings);
}

/** Copies a text and has a button say whether it was done. */
function copyWith(button: HTMLElement, text: string, strings: BrowserStrings['article']): Promise<void> {
  return copy(button, () => navigator.clipboard.writeText(text), strings);
}

async function copy(
  button: HTMLElement,
  write: () => Promise<void>,
  strings: BrowserStrings['article'],
): Promise<void> {
  try {
    await write();
    give(button, strings.copied, true);
  } catch (error) {
    // Refused by the reader or the browser, or the page is not served over a secure connection.
    console.warn('The text could not be copied.', error);
    give(button, strings.notCopied, false);
  }
}

/** Buttons that show an outcome: their labels, and the clocks that bring these back. */
const told = new WeakMap<HTMLElement, { label: string; clock: number }>();

/** Shows and says the outcome, then brings the label back. A second click meanwhile starts the time anew. */
function give(button: HTMLElement, outcome: string, isDone: boolean): void {
  const { label, clock } = told.get(button) ?? { label: button.textContent, clock: 0 };
  clearTimeout(clock);
  button.textContent = outcome;
  button.toggleAttribute('data-done', isDone);
  announce(outcome);
  const back = (): void => {
    told.delete(button);
    button.textContent = label;
    button.removeAttribute('data-done');
  };
  told.set(button, { label, clock: window.setTimeout(back, FEEDBACK_MS) });
}
