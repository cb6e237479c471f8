import strings from 'virtual:strings/search';
import type { ReactNode } from 'react';
import type { SearchSource } from '../../../shared/search/load-index';
import { fill, fillCount } from '../../../shared/strings/format';
import type { BrowserStrings } from '../../../shared/strings/model';
import { useSite } from '../../context/SiteContext';
import type { SearchState } from '../../search/messages';
import type { Answered } from './useAnswer';

interface Props {
  state: SearchState;
  answered: Answered | null;
  source: SearchSource;
  onVersion(name: string): void;
}

/** What was found, the keys of the field, and the version that is searched. */
export function Foot({ state, answered, source, onVersion }: Props): ReactNode {
  const site = useSite();
  const versions = site.docsSets[0]?.versions ?? [];
  const current = versions.find(({ name }) => name === source.version)?.name;
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

/** How many pages were found, of the kind that is asked for, and how the query was read. */
function statusText(state: SearchState, answered: Answered | null, { shell, lang }: BrowserStrings): string {
  if (state.type === 'failed') return '';
  if (state.type !== 'ready') return shell.loadingSearch;
  if (!answered) return '';
  const { total, facets, suggestion } = answered.answer;
  const count = answered.facet === null ? total : facets[answered.facet];
  const corrected = suggestion !== null && total > 0 ? fill(strings.corrected, { query: suggestion }) : '';
  const partial = state.rest === 'loading' ? strings.partial : '';
  return fillCount(strings.pages, lang, count) + corrected + partial;
}
