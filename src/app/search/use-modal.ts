import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { closeOnPressBeside } from '../modal';

/** Opens a dialog as modal while it is rendered. */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const onDialogClose = (): void => close();
    closeOnPressBeside(dialog);
    dialog.addEventListener('close', onDialogClose);
    dialog.showModal();
    return () => dialog.removeEventListener('close', onDialogClose);
  }, []);
  return ref;
}
