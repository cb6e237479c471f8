import type { PageMeta } from '../../shared/page-data';
import type { SiteData } from '../../shared/site-data';
import { showFailure } from '../states/failure';
import { REST_MS } from './hint/offer';

const load = () => import('../workbench/words/follow').then(({ answerEvent }) => answerEvent);

/** The code that explains words, kept: an import for each key would answer in a later task than the key. */
let loading: ReturnType<typeof load> | undefined;

/** A page whose commands are explained word by word. */
interface WordsOfPage {
  main: HTMLElement;
  site: SiteData;
  page: PageMeta;
  /** Whether a text contains a call of one of the tools. */
  isCommand(text: string): boolean;
}

/** Commands in these have a stop for the keyboard already, or are no running text. */
const WITH_STOP = '.code-block, a, button, summary, label';

/**
 * Explains words of commands where they are. The first rest of the pointer or focus, tap or key loads the code. Commands
 * in running text are stops of the keyboard, one for each paragraph, list or table; where a command is a link, the link
 * is the stop, and in a block the button that explains it. Returns what ends it. Plain: a pointer that rests on a word
 * must not load React.
 */
export function followWords({ main, site, page, isCommand }: WordsOfPage): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let rest: ReturnType<typeof setTimeout> | undefined;

  async function answer(event: Event, code: HTMLElement): Promise<void> {
    try {
      loading ??= load();
      const answerEvent = await loading;
      if (!signal.aborted) await answerEvent(event, code, { site, page, signal });
    } catch (error) {
      loading = undefined;
      if (isRest(event)) console.warn(site.strings.shell.notLoaded, error);
      else showFailure(error, site.strings.shell);
    }
  }
  function notice(event: Event): void {
    clearTimeout(rest);
    const code = commandOf(event, isCommand);
    if (!code) return;
    if (event.type === 'keydown') event.preventDefault();
    if (isRest(event)) rest = setTimeout(() => void answer(event, code), REST_MS);
    else void answer(event, code);
  }

  makeReachable(main, isCommand);
  for (const type of ['pointermove', 'click', 'focusin', 'keydown']) main.addEventListener(type, notice, ending);
  main.addEventListener('pointerout', () => clearTimeout(rest), ending);
  return () => ending.abort();
}

function makeReachable(main: HTMLElement, isCommand: (text: string) => boolean): void {
  const seen = new Set<Element>();
  for (const code of main.querySelectorAll<HTMLElement>('code')) {
    if (code.closest(WITH_STOP) || !isCommand(code.textContent)) continue;
    const around = aroundOf(code);
    code.setAttribute('role', 'button');
    code.tabIndex = seen.has(around) ? -1 : 0;
    seen.add(around);
  }
}

/** Whether an event counts only when nothing else follows it. */
function isRest({ type }: Event): boolean {
  return type === 'pointermove' || type === 'focusin';
}

/** The command whose words an event asks for; `null` for other texts and events. */
export function commandOf(event: Event, isCommand: (text: string) => boolean): HTMLElement | null {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !asks(event, target)) return null;
  const code = codeAt(event, target);
  const block = code?.closest<HTMLElement>('.code-block');
  if (!code || (block && block.dataset['kind'] !== 'terminal')) return null;
  return isCommand(code.textContent) ? code : null;
}

const isExplainButton = ({ dataset }: HTMLElement): boolean => dataset['action'] === 'explain';

function asks(event: Event, target: HTMLElement): boolean {
  if (event instanceof KeyboardEvent) return keysOf(target).test(event.key);
  // Its press opens the box.
  if (isExplainButton(target)) return false;
  if (event.type === 'focusin') return target.matches(':focus-visible');
  // The reader's own values have a dialog, and selected text is for copying.
  if (event.type === 'click') return !target.closest('var, a') && getSelection()?.isCollapsed !== false;
  return event instanceof PointerEvent && event.pointerType === 'mouse' && event.buttons === 0;
}

/** The keys that count at a stop: up and down scroll where there is one line, Enter follows a link. */
function keysOf(target: HTMLElement): RegExp {
  if (isExplainButton(target)) return /^Arrow/;
  return target.localName === 'code' ? /^(?:Arrow[LR].*|Enter| )$/ : /^Arrow[LR]/;
}

/** The code of an event: in the block of a button, around the pointer, or in a link. */
function codeAt(event: Event, target: HTMLElement): HTMLElement | null {
  if (isExplainButton(target)) return target.closest('.code-block')?.querySelector<HTMLElement>('pre code') ?? null;
  if (event instanceof MouseEvent) return target.closest('code');
  if (target.localName === 'code') return target;
  return target.matches('a:not(.term)') ? target.querySelector('code') : null;
}

/** The element around commands that belong together: one of them is a stop, arrow keys lead to the others. */
export function aroundOf(code: Element): Element {
  return code.closest('table, ul, ol, dl') ?? code.closest('p') ?? code;
}
