import strings from 'virtual:strings/search';
import type { ReactNode } from 'react';
import { useSite } from '../../context/SiteContext';
import type { SearchFailure } from '../../search/messages';

interface Props {
  failure: SearchFailure;
  onRetry(): void;
}

/**
 * Explains why the index is missing or incomplete, and offers another try; the typed query stays in the field. The index
 * of another build stays that of another build: then only the reload helps.
 */
export function Failed({ failure: { reason, message }, onRetry }: Props): ReactNode {
  const { shell } = useSite().strings;
  return (
    <div className="search__error error-box" role="alert">
      {reason === 'other-build' ? (
        <>
          <p>{strings.updated}</p>
          <button type="button" className="button" onClick={() => location.reload()}>
            {strings.reload}
          </button>
        </>
      ) : (
        <>
          <p>{strings.noIndex}</p>
          <p>{message}</p>
          <button type="button" className="button" onClick={onRetry}>
            {shell.retry}
          </button>
        </>
      )}
    </div>
  );
}
