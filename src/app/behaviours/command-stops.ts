import type { PageMeta } from '../../shared/page-data';
import type { SiteData } from '../../shared/site-data';

/** What the words of a page's commands are followed with. */
export interface WordsOfPage {
  main: HTMLElement;
  site: SiteData;
  page: PageMeta;
  /** Whether a text holds a call of one of the tools. */
  isCommand(text: string): boolean;
  /** Aborted when the page goes. */
  signal: AbortSignal;
}

/** Whether an event asks only when nothing else comes after it. */
export function isRest({ type }: Event): boolean {
  return type === 'pointermove' || type === 'focusin';
}

/** The text of commands whose words an event asks for; `null` for other texts and events. */
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
  // The reader's own values have a dialog; who selects text wants to copy it.
  if (event.type === 'click') return !target.closest('var, a') && getSelection()?.isCollapsed !== false;
  return event instanceof PointerEvent && event.pointerType === 'mouse' && event.buttons === 0;
}

/** The keys that ask at a stop: up and down scroll where there is one line, Enter follows a link. */
function keysOf(target: HTMLElement): RegExp {
  if (isExplainButton(target)) return /^Arrow/;
  return target.localName === 'code' ? /^(?:Arrow[LR].*|Enter| )$/ : /^Arrow[LR]/;
}

/** The code that an event means: that of the block of a button, the one it happens in, or the one of a link. */
function codeAt(event: Event, target: HTMLElement): HTMLElement | null {
  if (isExplainButton(target)) return target.closest('.code-block')?.querySelector<HTMLElement>('pre code') ?? null;
  if (event instanceof MouseEvent) return target.closest('code');
  if (target.localName === 'code') return target;
  return target.matches('a:not(.term)') ? target.querySelector('code') : null;
}

/** What holds commands that belong together: one of them is a stop, arrow keys lead to the others. */
export function aroundOf(code: Element): Element {
  return code.closest('table, ul, ol, dl') ?? code.closest('p') ?? code;
}
