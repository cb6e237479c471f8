import type { ReactNode } from 'react';
import type { SearchState } from './messages';

interface Props {
  state: Extract<SearchState, { type: 'failed' }>;
  onRetry(): void;
}

/** Says why there is no index and offers another try; the typed query stays in the field. */
export function FailedState({ state, onRetry }: Props): ReactNode {
  const stale = state.reason === 'other-build';
  return (
    <div className="search__error error-box" role="alert">
      <p>
        {stale
          ? 'The site has been updated since this page was opened. Reload it to search the new pages.'
          : 'The search index could not be loaded.'}
      </p>
      <p>{state.message}</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
      {stale && (
        <button type="button" className="button" onClick={() => location.reload()}>
          Reload
        </button>
      )}
    </div>
  );
}
