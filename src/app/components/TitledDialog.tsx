import '../styles/dialog.css';
import { useId, useLayoutEffect, useRef, type DialogHTMLAttributes, type ReactNode } from 'react';
import { Dialog } from './Dialog';

/** A key and what it does. */
type KeyHelp = readonly [key: string, meaning: string];

interface Props extends DialogHTMLAttributes<HTMLDialogElement> {
  title: string;
  onClose(): void;
  /** What its keys do, besides Escape. */
  keys?: readonly KeyHelp[];
}

/** A dialog below its title, which has the focus at first and stays in view, above a line that lists its keys. */
export function TitledDialog({ title, className = '', keys, children, ...dialog }: Props): ReactNode {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Dialog className={`dialog ${className}`} aria-labelledby={id} {...dialog}>
      <div className="dialog__head">
        <h2 id={id} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <CloseButton onClick={dialog.onClose} />
      </div>
      {children}
      <div className="dialog__foot">
        <Keys keys={[...(keys ?? []), ['Esc', 'Close']]} />
      </div>
    </Dialog>
  );
}

/** The cross at the end of a dialog's head. */
export function CloseButton({ label = 'Close', onClick }: { label?: string; onClick(): void }): ReactNode {
  return <button type="button" className="dialog__close" aria-label={label} onClick={onClick} />;
}

/** The keys of a dialog. Screen readers learn them from the roles of the controls. */
export function Keys({ keys }: { keys: readonly KeyHelp[] }): ReactNode {
  return (
    <div className="dialog__keys" aria-hidden="true">
      {keys.map(([key, meaning]) => (
        <span key={key}>
          <kbd>{key}</kbd> {meaning}
        </span>
      ))}
    </div>
  );
}
