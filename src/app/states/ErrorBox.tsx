import type { ReactNode } from 'react';

/** The red box of a page that could not be loaded. Retry reloads the document. */
export function ErrorBox({ error }: { error: unknown }): ReactNode {
  return (
    <div className="error-box" role="alert">
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        Retry
      </button>
    </div>
  );
}
