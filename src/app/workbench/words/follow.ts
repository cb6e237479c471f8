import { aroundOf } from '../../behaviours/command-words';
import { hideHintSoon } from '../../behaviours/hint/card';
import { startWords, type PageOfCode, type Words } from './index';

/** The commands that the reader has asked for, each with its words. */
const known = new WeakMap<Element, Promise<Words>>();

document.addEventListener('pointerout', ({ target, relatedTarget }) => {
  const code = target instanceof Element && target.closest('code');
  if (code && known.has(code) && !(relatedTarget instanceof Node && code.contains(relatedTarget))) hideHintSoon();
});

/** The words of a command, made once, or again after a failure. */
function wordsOf(code: HTMLElement, page: PageOfCode): Promise<Words> {
  const started = known.get(code);
  if (started) return started;
  const words = startWords(code, page);
  known.set(code, words);
  words.catch(() => known.delete(code));
  return words;
}

/** A screen reader presses without a pointer. */
function isWithoutPlace(event: MouseEvent): boolean {
  return event.type === 'click' && event.detail === 0;
}

/** Shows the card that an event on a command asks for. Rejects when the data of its version cannot be loaded. */
export async function answerEvent(event: Event, code: HTMLElement, page: PageOfCode): Promise<void> {
  const host = event.target;
  const words = await wordsOf(code, page);
  if (page.signal.aborted || !(host instanceof HTMLElement)) return;
  if (event instanceof KeyboardEvent && event.key.startsWith('Arrow')) {
    if (!words.onKey(event.key, host)) goOn(code, event.key);
  } else if (event instanceof MouseEvent && !isWithoutPlace(event)) {
    if (event.type === 'click') words.showAt(event.clientX, event.clientY, 'tap');
    else if (code.matches(':hover')) words.showAt(event.clientX, event.clientY, 'hover');
  } else if (event.type !== 'focusin' || document.activeElement === host) {
    if (!words.showFirst(host)) forget(code);
  }
}

/** A sentence that begins like a command, as messages do, is nothing to stop at. */
function forget(code: HTMLElement): void {
  if (!code.matches('[role="button"]')) return;
  code.removeAttribute('role');
  code.removeAttribute('tabindex');
}

/** After the last word of a command, and before its first, moves to the neighbouring command of the paragraph. */
function goOn(code: HTMLElement, key: string): void {
  const all = [...aroundOf(code).querySelectorAll<HTMLElement>('code[role="button"]')];
  const next = all[all.indexOf(code) + (key === 'ArrowRight' ? 1 : -1)];
  if (!all.includes(code) || !next) return;
  code.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
