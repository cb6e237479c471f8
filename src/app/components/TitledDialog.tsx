import '../styles/dialog.css';
import { useLayoutEffect, useRef, type DialogHTMLAttributes, type ReactNode } from 'react';
import { Dialog } from './Dialog';

interface Props extends DialogHTMLAttributes<HTMLDialogElement> {
  title: string;
  titleId: string;
  onClose(): void;
  /** What the title belongs to: it stays in view above this part. */
  form?: ReactNode;
}

/** A dialog below its title, which has the focus at first, with a button that closes it at the end of the line. */
export function TitledDialog({ title, titleId, className = '', form, children, ...dialog }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Dialog className={`dialog ${className}`} aria-labelledby={titleId} {...dialog}>
      <div className="dialog__form">
        <div className="dialog__head">
          <h2 id={titleId} tabIndex={-1} ref={heading}>
            {title}
          </h2>
          <button type="button" className="dialog__close" onClick={dialog.onClose}>
            Close
          </button>
        </div>
        {form}
      </div>
      {children}
    </Dialog>
  );
}
