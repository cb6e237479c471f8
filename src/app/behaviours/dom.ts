/** Makes an element with attributes and children; an attribute that is `null` is left out. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | null> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Makes a button of a block of code; `action` is what it does. */
export function codeButton(action: string, label: string, attributes: Record<string, string> = {}): HTMLElement {
  return make('button', { type: 'button', class: 'code-block__button', 'data-action': action, ...attributes }, label);
}

/** Listens to clicks on all elements that a selector matches, now and later. */
export function onPress(selector: string, press: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element) press(element, event);
  });
}

/** Calls back with the elements whose size has changed, at first with all of them. Returns a function that stops it. */
export function watchSizes<E extends Element>(elements: Iterable<E>, resized: (elements: E[]) => void): () => void {
  const observer = new ResizeObserver((entries) => resized(entries.map(({ target }) => target as E)));
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** The details at and around an element, from the inside out. */
export function detailsAround(element: Element | null): HTMLDetailsElement[] {
  const details = element?.closest('details');
  return details ? [details, ...detailsAround(details.parentElement)] : [];
}

/** Shows a dialog that is removed when it closes: by Escape, by a press outside of it, and when the page changes. */
export function showDialog(dialog: HTMLDialogElement): void {
  const opener = document.activeElement;
  const close = (): void => dialog.close();
  closeOnPressOutside(dialog);
  addEventListener('popstate', close);
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', close);
    dialog.remove();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * Whether a press was outside the box of a modal dialog. The target of a press on the backdrop is the dialog, and so is
 * the target of a press on its padding, so the position decides.
 */
export function isPressOutside(
  dialog: HTMLDialogElement,
  { target, clientX, clientY }: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>,
): boolean {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Closes a modal dialog on a press outside of its box. */
export function closeOnPressOutside(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', (event) => {
    if (isPressOutside(dialog, event)) dialog.close();
  });
}
