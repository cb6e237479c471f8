import type { ReactNode } from 'react';
import { useSite } from '../context';
import { useModal } from './use-modal';

/** Stands in for the search when its code could not be loaded; browsers try again only with a new page. */
export function UnavailableDialog({ onClose }: { onClose(): void }): ReactNode {
  const { shell } = useSite().strings;
  const dialog = useModal(onClose);
  return (
    <dialog ref={dialog} className="search" aria-label={shell.search}>
      <div className="search__error error-box" role="alert">
        <p>{shell.noSearch}</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {shell.retry}
        </button>
        <button type="button" className="search__close" onClick={() => dialog.current?.close()}>
          {shell.close}
        </button>
      </div>
    </dialog>
  );
}
