import { useLayoutEffect, useRef, type DialogHTMLAttributes, type ReactNode } from 'react';
import { useSite } from '../context/SiteContext';
import { Dialog } from './Dialog';

interface Props extends DialogHTMLAttributes<HTMLDialogElement> {
  title: string;
  titleId: string;
  onClose(): void;
  /** What the title belongs to: it stays in view above this part. */
  form?: ReactNode;
}

/** The dialog of the command builder and of the explainer. The focus begins at its title. */
export function WorkbenchDialog({ title, titleId, className = '', form, children, ...dialog }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Dialog className={`workbench ${className}`} aria-labelledby={titleId} {...dialog}>
      <div className="workbench__form">
        <div className="workbench__head">
          <h2 id={titleId} tabIndex={-1} ref={heading}>
            {title}
          </h2>
          <button type="button" className="workbench__close" onClick={dialog.onClose}>
            {useSite().strings.shell.close}
          </button>
        </div>
        {form}
      </div>
      {children}
    </Dialog>
  );
}
