import strings from 'virtual:strings/search';
import type { ReactNode } from 'react';
import type { SearchSource } from '../../../shared/search/load-index';
import { useSite } from '../../context/SiteContext';
import type { SearchState } from '../../search/messages';
import { statusText } from './status';
import type { Answered } from './useAnswer';
import { versionsOf } from './versions';

interface Props {
  state: SearchState;
  answered: Answered | null;
  source: SearchSource;
  /** Called with the name of another version. */
  onVersion(name: string): void;
}

/** What was found, the keys of the field, and the version that is searched. */
export function Foot({ state, answered, source, onVersion }: Props): ReactNode {
  const site = useSite();
  const { versions, current } = versionsOf(site, source);
  const keys = [
    ['↑ ↓', strings.select],
    ['↵', strings.open],
    ['Esc', site.strings.shell.close],
  ];
  return (
    <div className="search__foot">
      <p className="search__status" role="status">
        {statusText(state, answered, site.strings)}
      </p>
      {/* Screen readers learn the keys from the role of the field. */}
      <div className="search__keys" aria-hidden="true">
        {keys.map(([key, meaning]) => (
          <span key={key}>
            <kbd>{key}</kbd> {meaning}
          </span>
        ))}
      </div>
      {versions.length > 1 && (
        <label className="search__version">
          {strings.inVersion}{' '}
          <select value={current} onChange={({ target }) => onVersion(target.value)}>
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
