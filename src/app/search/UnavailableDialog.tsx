import type { ReactNode } from 'react';
import { useModal } from './use-modal';

/** Stands in for the search when its code could not be loaded; browsers try again only with a new page. */
export function UnavailableDialog({ onClose }: { onClose(): void }): ReactNode {
  const dialog = useModal(onClose);
  return (
    <dialog ref={dialog} className="search" aria-label="Search">
      <div className="search__error error-box" role="alert">
        <p>The search could not be loaded.</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          Retry
        </button>
        <button type="button" className="search__close" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}
