import type { ReactNode } from 'react';
import strings from 'virtual:strings/search';
import { useSite } from '../context';
import type { SearchFailure } from './messages';

interface Props {
  failure: SearchFailure;
  onRetry(): void;
}

/** Says why the index is not there or not whole, and offers another try; the typed query stays in the field. */
export function FailedState({ failure, onRetry }: Props): ReactNode {
  const { shell } = useSite().strings;
  const stale = failure.reason === 'other-build';
  return (
    <div className="search__error error-box" role="alert">
      <p>{stale ? strings.updated : strings.noIndex}</p>
      <p>{failure.message}</p>
      <button type="button" className="button" onClick={onRetry}>
        {shell.retry}
      </button>
      {stale && (
        <button type="button" className="button" onClick={() => location.reload()}>
          {strings.reload}
        </button>
      )}
    </div>
  );
}
