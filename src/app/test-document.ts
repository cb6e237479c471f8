import { vi } from 'vitest';

/** Waits for what loads or paints first; the limit is for what hangs. */
export const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 60_000 });

/** Waits until what is under way, and needs neither network nor paint, has been done. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The elements of the document that a selector finds. */
export const all = <T extends Element = HTMLElement>(selector: string): T[] => [
  ...document.querySelectorAll<T>(selector),
];

/** The first of them, which the test knows to be there. */
export const one = <T extends Element = HTMLElement>(selector: string): T => document.querySelector<T>(selector) as T;

/** The one with an id, which the test knows to be there. */
export const byId = <T extends HTMLElement = HTMLElement>(id: string): T => document.getElementById(id) as T;

/** What the elements of a selector say. */
export const texts = (selector: string): string[] => all(selector).map((element) => element.textContent);

/** Presses a key on an element, and gives the event: whether its default was prevented. */
export function key(target: Element | null | undefined, name: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
  target?.dispatchEvent(event);
  return event;
}
