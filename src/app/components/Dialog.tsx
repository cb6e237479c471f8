import { useEffectEvent, useLayoutEffect, useRef, type DialogHTMLAttributes, type ReactNode } from 'react';
import { isPressOutside } from '../behaviours/dom';

interface Props extends DialogHTMLAttributes<HTMLDialogElement> {
  /** Called when the reader closes the dialog. The parent then stops rendering it. */
  onClose(): void;
}

/**
 * A modal dialog, open as long as it is rendered. The reader closes it by Escape, by a press outside, and by Back. The
 * browser returns the focus to where it was.
 */
export function Dialog({ onClose, ...attributes }: Props): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const closedByReader = useEffectEvent(() => onClose());
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // StrictMode closes and reopens the dialog before the event of the first closing arrives.
    const onClosed = (): void => {
      if (!dialog.open) closedByReader();
    };
    const close = (): void => dialog.close();
    dialog.addEventListener('close', onClosed);
    addEventListener('popstate', close);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('close', onClosed);
      removeEventListener('popstate', close);
      close();
    };
  }, []);
  return (
    // The keyboard closes a dialog by Escape, which the browser handles.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...attributes}
      ref={ref}
      onClick={(event) => {
        if (isPressOutside(event.currentTarget, event)) event.currentTarget.close();
      }}
    />
  );
}
