import { aroundOf, commandOf, isRest, type WordsOfPage } from '../../behaviours/command-words';
import { hideHintSoon } from '../../behaviours/hint/card';
import { REST_MS } from '../../behaviours/hint/offer';
import { showFailure } from '../../states/failure';
import { startWords, type Words } from './index';

/** Answers what asks for the words of a page's commands, from the event on that asked first. */
export function followLoaded({ main, site, page, isCommand, signal }: WordsOfPage, first: Event): void {
  const known = new Map<HTMLElement, Promise<Words>>();
  let rest: ReturnType<typeof setTimeout> | undefined;

  function wordsOf(code: HTMLElement): Promise<Words> {
    const started = known.get(code);
    if (started) return started;
    const language = code.closest<HTMLElement>('.code-block')?.dataset['lang'] ?? 'bash';
    const words = startWords({ code, language, site, page });
    known.set(code, words);
    words.catch(() => known.delete(code));
    return words;
  }

  function act(event: Event, code: HTMLElement): void {
    wordsOf(code).then(
      (words) => {
        if (!signal.aborted) answer(event, code, words);
      },
      (error: unknown) => {
        if (isRest(event)) console.warn(site.strings.shell.notLoaded, error);
        else showFailure(error, site.strings.shell);
      },
    );
  }

  function take(event: Event): void {
    clearTimeout(rest);
    const code = commandOf(event, isCommand);
    if (!code) return;
    if (event.type === 'keydown') event.preventDefault();
    if (isRest(event)) rest = setTimeout(() => act(event, code), REST_MS);
    else act(event, code);
  }

  function leave({ target, relatedTarget }: MouseEvent): void {
    const code = target instanceof Element && target.closest<HTMLElement>('code');
    if (!code || !known.has(code) || (relatedTarget instanceof Node && code.contains(relatedTarget))) return;
    clearTimeout(rest);
    hideHintSoon();
  }

  for (const type of ['pointermove', 'click', 'focusin', 'keydown']) main.addEventListener(type, take, { signal });
  main.addEventListener('pointerout', leave, { signal });
  signal.addEventListener('abort', () => clearTimeout(rest));
  const code = commandOf(first, isCommand);
  if (code) act(first, code);
}

/** Whoever reads with a screen reader presses without a pointer. */
function isWithoutPlace(event: MouseEvent): boolean {
  return event.type === 'click' && event.detail === 0;
}

function answer(event: Event, code: HTMLElement, words: Words): void {
  const host = event.target;
  if (!(host instanceof HTMLElement)) return;
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

/** Behind the last word of a command, and in front of its first, comes the next command of the same paragraph. */
function goOn(code: HTMLElement, key: string): void {
  const all = [...aroundOf(code).querySelectorAll<HTMLElement>('code[role="button"]')];
  const next = all[all.indexOf(code) + (key === 'ArrowRight' ? 1 : -1)];
  if (!all.includes(code) || !next) return;
  code.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
