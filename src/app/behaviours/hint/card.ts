import '../../styles/hint.css';
import { make } from '../dom';
import type { Asked } from './offer';

/** What the card is about: an element, or a stretch of text. */
export interface Hint {
  anchor: Element | Range;
  content: Node[];
  /** How it was asked for. What came by the pointer goes with it, what came by the focus goes with that. */
  by: Asked;
  /** Called when the card goes away, or shows something else. */
  onHide?(): void;
}

/** The card outlives the pointer this long, so that it can be reached. */
const LEAVE_MS = 250;
const GAP = 6;
const EDGE = 8;

const card = make('div', { id: 'hint', class: 'hint', popover: 'manual', role: 'note' });
let shown: Hint | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Shows the card at its anchor, in place of what it showed before. */
export function showHint(hint: Hint): void {
  hideHint();
  shown = hint;
  const element = elementOf(hint.anchor);
  card.replaceChildren(...hint.content);
  // What stands beside a modal dialog cannot be used, so the card stands inside.
  (element.closest('dialog') ?? document.getElementById('main') ?? document.body).append(card);
  card.showPopover();
  place(hint.anchor);
  if (hint.anchor instanceof Element) {
    hint.anchor.setAttribute('aria-describedby', card.id);
    hint.anchor.addEventListener('pointerleave', hideHintSoon);
    hint.anchor.addEventListener('pointerenter', keepHint);
  }
}

/** Takes the card away. */
export function hideHint(): void {
  keepHint();
  if (!shown) return;
  const { anchor, onHide } = shown;
  shown = null;
  if (anchor instanceof Element) {
    anchor.removeAttribute('aria-describedby');
    anchor.removeEventListener('pointerleave', hideHintSoon);
    anchor.removeEventListener('pointerenter', keepHint);
  }
  card.remove();
  onHide?.();
}

/** Takes the card away unless the pointer reaches it, where the pointer has brought it. */
export function hideHintSoon(): void {
  if (shown?.by !== 'hover') return;
  keepHint();
  leaving = setTimeout(hideHint, LEAVE_MS);
}

/** The pointer is back. */
function keepHint(): void {
  clearTimeout(leaving);
}

function elementOf(anchor: Element | Range): Element {
  if (anchor instanceof Element) return anchor;
  const { startContainer } = anchor;
  return startContainer instanceof Element ? startContainer : (startContainer.parentElement ?? document.body);
}

/** Below its anchor, or above where there is no room below; on a phone the style sheet has it at the bottom. */
function place(anchor: Element | Range): void {
  const at = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(EDGE, Math.min(at.left, clientWidth - width - EDGE));
  const isBelow = at.bottom + GAP + height + EDGE <= clientHeight || at.top - GAP - height < EDGE;
  const top = isBelow ? at.bottom + GAP : at.top - GAP - height;
  card.style.setProperty('--hint-left', `${left + scrollX}px`);
  card.style.setProperty('--hint-top', `${top + scrollY}px`);
}

/** Keys while the card is there: Escape ends it, Tab goes through it as if it stood behind its anchor. */
function onKey(event: KeyboardEvent): void {
  if (!shown) return;
  if (event.key === 'Escape') {
    const inside = card.contains(document.activeElement);
    const { anchor } = shown;
    event.preventDefault();
    event.stopPropagation();
    hideHint();
    if (inside && anchor instanceof HTMLElement) anchor.focus();
  }
  if (event.key === 'Tab') onTab(event, shown.anchor);
}

function onTab(event: KeyboardEvent, anchor: Element | Range): void {
  const stops = [...card.querySelectorAll<HTMLElement>('a[href], button')];
  const first = stops[0];
  const host = elementOf(anchor);
  const isOnAnchor = host === document.activeElement;
  if (isOnAnchor && !event.shiftKey && first) {
    event.preventDefault();
    first.focus();
  } else if (document.activeElement === stops.at(-1) && !event.shiftKey && host instanceof HTMLElement) {
    // Not prevented: the browser goes on from the anchor.
    host.focus({ preventScroll: true });
    hideHint();
  } else if (document.activeElement === first && event.shiftKey && host instanceof HTMLElement) {
    event.preventDefault();
    host.focus();
  }
}

function isInside(target: EventTarget | null): boolean {
  return (
    target instanceof Node && (card.contains(target) || (shown !== null && elementOf(shown.anchor).contains(target)))
  );
}

card.addEventListener('pointerenter', keepHint);
card.addEventListener('pointerleave', hideHintSoon);
document.addEventListener('keydown', onKey, true);
document.addEventListener('pointerdown', ({ target }) => {
  if (!isInside(target)) hideHint();
});
document.addEventListener('focusin', ({ target }) => {
  if (shown?.by !== 'hover' && !isInside(target)) hideHint();
});
// A part that scrolls by itself takes the anchor away from under the card; the card itself may scroll.
document.addEventListener(
  'scroll',
  ({ target }) => {
    if (target !== document && target !== card) hideHint();
  },
  { capture: true, passive: true },
);
addEventListener('resize', hideHint);
