import '../../styles/hint.css';
import { make } from '../dom';

/** How a reader asks what something means. */
export type Asked = 'hover' | 'focus' | 'tap';

/** What the card is about: an element, or a stretch of text. */
interface Hint {
  anchor: Element | Range;
  content: Node[];
  /** How it was asked for. What came by the pointer goes with it, what came by the focus goes with that. */
  by: Asked;
  /** What has the focus meanwhile, where that is not the anchor. */
  host?: HTMLElement | undefined;
  /** Called when the card goes away, or shows something else. */
  onHide?(): void;
}

/** The card outlives the pointer this long, so that it can be reached. */
const LEAVE_MS = 250;
const GAP = 6;
const EDGE = 8;
/** The bar of the site is above this. */
const TOP = 64;

const card = make('div', { id: 'hint', class: 'hint', popover: 'manual', role: 'note' });
let shown: Hint | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows the card at its anchor, in place of what it showed before. Plain: a pointer that rests on a word must not load
 * React.
 */
export function showHint(hint: Hint): void {
  hideHint();
  shown = hint;
  const host = hostOf(hint);
  card.replaceChildren(...hint.content);
  // What stands beside a modal dialog cannot be used, so the card stands inside.
  (host.closest('dialog') ?? document.getElementById('main') ?? document.body).append(card);
  card.showPopover();
  place(hint.anchor);
  host.setAttribute('aria-describedby', card.id);
  if (hint.anchor !== host) return;
  host.addEventListener('pointerleave', hideHintSoon);
  host.addEventListener('pointerenter', keepHint);
}

/** Takes the card away. */
export function hideHint(): void {
  keepHint();
  if (!shown) return;
  const { onHide } = shown;
  const host = hostOf(shown);
  const hadFocus = card.contains(document.activeElement);
  shown = null;
  host.removeAttribute('aria-describedby');
  host.removeEventListener('pointerleave', hideHintSoon);
  host.removeEventListener('pointerenter', keepHint);
  card.remove();
  if (hadFocus && host instanceof HTMLElement) host.focus({ preventScroll: true });
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

function hostOf({ anchor, host }: Hint): Element {
  if (host) return host;
  if (anchor instanceof Element) return anchor;
  const { startContainer } = anchor;
  return startContainer instanceof Element ? startContainer : (startContainer.parentElement ?? document.body);
}

/**
 * Above its anchor, where it hides nothing that is read next, or below where there is no room above; on a phone the
 * style sheet has it at the bottom.
 */
function place(anchor: Element | Range): void {
  const at = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(EDGE, Math.min(at.left, clientWidth - width - EDGE));
  const isBelow = at.top - GAP - height < TOP && at.bottom + GAP + height + EDGE <= clientHeight;
  const top = isBelow ? at.bottom + GAP : at.top - GAP - height;
  card.style.setProperty('--hint-left', `${left + scrollX}px`);
  card.style.setProperty('--hint-top', `${top + scrollY}px`);
}

/** Keys while the card is there: Escape ends it, Tab goes through it as if it stood behind its anchor. */
function onKey(event: KeyboardEvent): void {
  if (!shown) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    hideHint();
    return;
  }
  if (event.key === 'Tab') onTab(event, hostOf(shown));
}

function onTab(event: KeyboardEvent, host: Element): void {
  const stops = [...card.querySelectorAll<HTMLElement>(':is(a[href], button):not([tabindex])')];
  const first = stops[0];
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
  return target instanceof Node && (card.contains(target) || (shown !== null && hostOf(shown).contains(target)));
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
