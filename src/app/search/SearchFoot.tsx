import type { ReactNode } from 'react';
import search from 'virtual:strings/search';
import type { SearchSource } from '../../shared/search/load-index';
import { useSite } from '../context';
import type { SearchState } from './messages';
import { versionsOf } from './searched-index';
import { statusText } from './status';
import type { Answered } from './use-answer';

interface Props {
  state: SearchState;
  answered: Answered | null;
  source: SearchSource;
  /** Called with the version that is to be searched. */
  onVersion(name: string): void;
}

/** What was found, and the version it was found in, to be changed. */
export function SearchFoot({ state, answered, source, onVersion }: Props): ReactNode {
  const site = useSite();
  const { versions, current } = versionsOf(site, source);
  return (
    <div className="search__foot">
      <p className="search__status" role="status">
        {statusText(state, answered, site.strings)}
      </p>
      {versions.length > 1 && (
        <label className="search__version">
          {search.inVersion}{' '}
          <select value={current} onChange={(event) => onVersion(event.target.value)}>
            {versions.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
