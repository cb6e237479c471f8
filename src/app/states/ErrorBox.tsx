import type { ReactNode } from 'react';
import { messageOf } from '../../shared/errors';
import { useSite } from '../context';

/** The red box of a page that could not be loaded. Retry reloads the document. */
export function ErrorBox({ error }: { error: unknown }): ReactNode {
  const { strings } = useSite();
  return (
    <div className="error-box" role="alert">
      <p>{messageOf(error)}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {strings.shell.retry}
      </button>
    </div>
  );
}
