import type { ReactNode } from 'react';
import strings from 'virtual:strings/search';
import { useSite } from '../context';
import type { SearchState } from './messages';

interface Props {
  state: Extract<SearchState, { type: 'failed' }>;
  onRetry(): void;
}

/** Says why there is no index and offers another try; the typed query stays in the field. */
export function FailedState({ state, onRetry }: Props): ReactNode {
  const { shell } = useSite().strings;
  const stale = state.reason === 'other-build';
  return (
    <div className="search__error error-box" role="alert">
      <p>{stale ? strings.updated : strings.noIndex}</p>
      <p>{state.message}</p>
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
