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

/** Shows a dialog that goes away for good when it closes, by Escape and by a click beside it too. */
export function showDialog(dialog: HTMLDialogElement): void {
  const opener = document.activeElement;
  dialog.addEventListener('click', (event) => {
    if (event.target !== dialog) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (!inside) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}
