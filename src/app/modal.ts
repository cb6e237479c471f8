/**
 * Whether a modal dialog was pressed outside of its box: on the backdrop, whose presses have the dialog as their
 * target, as those on its padding have.
 */
export function isPressBeside(
  dialog: HTMLDialogElement,
  { target, clientX, clientY }: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>,
): boolean {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Closes a modal dialog on a press outside of its box. */
export function closeOnPressBeside(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', (event) => {
    if (isPressBeside(dialog, event)) dialog.close();
  });
}
