import { announce } from '../announce';
import { fetchOk } from '../fetch-json';
import type { BehaviourContext } from './behaviour';
import { onPress } from './dom';

const FEEDBACK_MS = 2000;

/** The buttons that copy: of code blocks, and of the page. Plain: one listener serves every block of finished HTML. */
export function startCopy({ site }: BehaviourContext): void {
  const { copied, notCopied } = site.strings.article;

  async function copy(button: HTMLElement, write: () => Promise<void>): Promise<void> {
    try {
      await write();
      report(button, copied, true);
    } catch (error) {
      // Refused by the reader or the browser, or the page is not served over a secure connection.
      console.warn('The text could not be copied.', error);
      report(button, notCopied, false);
    }
  }

  onPress('.page__copy', (button) => {
    const plain = pageText();
    void copy(button, () => navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]));
  });
  onPress('.code-block [data-action^="copy"]', (button) => {
    const block = button.closest<HTMLElement>('.code-block');
    if (!block) return;
    const isWhole = button.dataset['action'] === 'copy-all';
    const text = isWhole ? wholeText(block.querySelector('pre code') ?? block) : copyText(block);
    void copy(button, () => navigator.clipboard.writeText(text));
  });
}

/** Handed over while it is loading: browsers give the clipboard only as long as the press is fresh. */
async function pageText(): Promise<Blob> {
  const address = document.querySelector<HTMLAnchorElement>('#main a[type="text/markdown"]')?.href ?? '';
  return new Blob([await (await fetchOk(address)).blob()], { type: 'text/plain' });
}

/** Buttons that show an outcome: their labels, and the timers that restore these. */
const reporting = new WeakMap<HTMLElement, { label: string; timer: number }>();

/** Shows and announces the outcome, then restores the label. Another click meanwhile restarts the time. */
function report(button: HTMLElement, outcome: string, isDone: boolean): void {
  const { label, timer } = reporting.get(button) ?? { label: button.textContent, timer: 0 };
  clearTimeout(timer);
  button.textContent = outcome;
  button.toggleAttribute('data-done', isDone);
  announce(outcome);
  const restore = (): void => {
    reporting.delete(button);
    button.textContent = label;
    button.removeAttribute('data-done');
  };
  reporting.set(button, { label, timer: window.setTimeout(restore, FEEDBACK_MS) });
}

/** The commands of a terminal block as they can be pasted: no prompts, no output. */
function commandText(code: Element): string {
  return [...code.querySelectorAll('.line.is-command')].map((line) => wholeText(line, '.prompt')).join('\n');
}

/** What the copy button of a block gives: of a terminal with commands the commands, else everything. */
export function copyText(block: HTMLElement): string {
  const code = block.querySelector('pre code') ?? block.querySelector('pre');
  if (!code) return '';
  const commands = block.dataset['kind'] === 'terminal' ? commandText(code) : '';
  return commands === '' ? wholeText(code) : commands;
}

/** The text of an element without the parts that match a selector; commands that the build wrapped are joined again. */
export function wholeText(element: Element, selector?: string): string {
  const copy = element.cloneNode(true) as Element;
  if (selector) copy.querySelectorAll(selector).forEach((part) => part.remove());
  copy.querySelectorAll('.cont').forEach((part) => part.replaceWith(' '));
  return copy.textContent.replace(/\n$/, '');
}
