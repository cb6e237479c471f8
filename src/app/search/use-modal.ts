import { useEffect, useRef, type RefObject } from 'react';

/** Opens a dialog as modal as long as it is rendered; a click beside it and Escape close it. */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const onClick = (event: MouseEvent): void => {
      if (event.target === dialog && isBeside(dialog, event)) dialog.close();
    };
    const onDialogClose = (): void => close.current();
    dialog.addEventListener('click', onClick);
    dialog.addEventListener('close', onDialogClose);
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.removeEventListener('click', onClick);
      dialog.removeEventListener('close', onDialogClose);
      dialog.close();
    };
  }, []);
  return ref;
}

function isBeside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
