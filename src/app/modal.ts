/** Whether a modal was pressed on its backdrop, whose presses target the dialog as those on its padding do. */
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
