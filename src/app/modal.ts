/**
 * Closes a modal dialog on a press beside it: on the backdrop, which has the dialog as its target as its padding has.
 */
export function closeOnPressBeside(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', ({ target, clientX, clientY }) => {
    if (target !== dialog) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) dialog.close();
  });
}
