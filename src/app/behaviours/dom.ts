import { closeOnPressBeside } from '../modal';

type Child = Node | string;

/** Makes an element with attributes and children; an attribute that is `null` is left out. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | null> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/**
 * Shows a dialog that goes away for good when it closes: by Escape, by a press beside it, and when the page changes.
 */
export function showDialog(dialog: HTMLDialogElement): void {
  const opener = document.activeElement;
  const close = (): void => dialog.close();
  closeOnPressBeside(dialog);
  addEventListener('popstate', close);
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', close);
    dialog.remove();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}
