import '../../styles/hint.css';
import { make } from '../dom';

/** How a reader asks what something means. */
export type Asked = 'hover' | 'focus' | 'tap';

/** What the card is about: an element, or a range of text. */
interface Hint {
  anchor: Element | Range;
  content: Node[];
  /** A card that came by the pointer or the focus leaves with it. */
  by: Asked;
  /** What has the focus meanwhile, where that is not the anchor. */
  host?: HTMLElement | undefined;
  /** Called when the card is hidden or shows something else. */
  onHide?(): void;
}

/** The card outlives the pointer this long, so that it can be reached. */
const LEAVE_MS = 250;
const GAP = 6;
const EDGE = 8;
/** Height of the navbar. */
const TOP = 64;

const card = make('div', { id: 'hint', class: 'hint', popover: 'manual', role: 'note' });
let shown: (Hint & { host: HTMLElement }) | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Shows the card at its anchor, instead of what it showed before. Plain: the weakest intent must not load React. */
export function showHint(hint: Hint): void {
  hideHint();
  const { anchor } = hint;
  const element = anchor instanceof Range ? anchor.startContainer.parentElement : anchor;
  const host = hint.host ?? (element as HTMLElement);
  shown = { ...hint, host };
  card.replaceChildren(...hint.content);
  // Outside of a modal dialog it could not be used.
  (host.closest('dialog') ?? document.getElementById('main') ?? document.body).append(card);
  card.showPopover();
  place(anchor);
  host.setAttribute('aria-describedby', card.id);
  if (anchor !== host) return;
  host.addEventListener('pointerleave', hideHintSoon);
  host.addEventListener('pointerenter', keepHint);
}

/** Hides the card. */
export function hideHint(): void {
  keepHint();
  if (!shown) return;
  const { onHide, host } = shown;
  const hadFocus = card.contains(document.activeElement);
  shown = null;
  host.removeAttribute('aria-describedby');
  host.removeEventListener('pointerleave', hideHintSoon);
  host.removeEventListener('pointerenter', keepHint);
  card.remove();
  if (hadFocus) host.focus({ preventScroll: true });
  onHide?.();
}

/** Hides a card that the pointer has brought, unless the pointer reaches it. */
export function hideHintSoon(): void {
  if (shown?.by !== 'hover') return;
  keepHint();
  leaving = setTimeout(hideHint, LEAVE_MS);
}

/** The pointer is back. */
function keepHint(): void {
  clearTimeout(leaving);
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

/** Escape hides the card; Tab moves through it as if it followed its anchor. */
function onKey(event: KeyboardEvent): void {
  if (!shown) return;
  const { host } = shown;
  const { activeElement } = document;
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    return hideHint();
  }
  if (event.key !== 'Tab') return;
  const stops = [...card.querySelectorAll<HTMLElement>(':is(a[href], button):not([tabindex])')];
  const [first] = stops;
  if (host === activeElement && !event.shiftKey && first) {
    event.preventDefault();
    first.focus();
  } else if (activeElement === stops.at(-1) && !event.shiftKey) {
    // Not prevented: the browser continues from the anchor.
    host.focus({ preventScroll: true });
    hideHint();
  } else if (activeElement === first && event.shiftKey) {
    event.preventDefault();
    host.focus();
  }
}

const isInside = (target: EventTarget | null): boolean =>
  target instanceof Node && (card.contains(target) || shown?.host.contains(target) === true);

card.addEventListener('pointerenter', keepHint);
card.addEventListener('pointerleave', hideHintSoon);
document.addEventListener('keydown', onKey, true);
document.addEventListener('pointerdown', ({ target }) => {
  if (!isInside(target)) hideHint();
});
document.addEventListener('focusin', ({ target }) => {
  if (shown?.by !== 'hover' && !isInside(target)) hideHint();
});
// A part that scrolls takes the anchor away from under the card; the card itself may scroll.
document.addEventListener(
  'scroll',
  ({ target }) => {
    if (target !== document && target !== card) hideHint();
  },
  { capture: true, passive: true },
);
addEventListener('resize', hideHint);
