import strings from 'virtual:strings/search';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { MAX_QUERY_LENGTH } from '../../../shared/constants';
import type { VersionData } from '../../../shared/site-data';
import { fill } from '../../../shared/strings/format';
import type { BrowserStrings } from '../../../shared/strings/model';
import { DOWN_AND_UP, placeForKey } from '../../arrow-keys';
import { Lens } from '../../components/Lens';
import { useSite } from '../../context/SiteContext';
import type { SearchState } from '../../search/messages';
import { optionId, RESULTS_ID } from './Results';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  query: string;
  active: number;
  count: number;
  state: SearchState;
  version: VersionData | null;
  onQuery(query: string): void;
  onMove(active: number): void;
  onEnter(): void;
  onClose(): void;
}

/** The field with its buttons. It has the focus and the keys; the list only shows which result is active. */
export function Field({ input, query, active, count, state, version, ...on }: Props): ReactNode {
  const site = useSite().strings;
  function onKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (nativeEvent.isComposing || shiftKey || ctrlKey || metaKey || altKey) return;
    const next = count === 0 ? null : placeForKey(key, DOWN_AND_UP, active, count);
    if (next === null && key !== 'Enter') return;
    event.preventDefault();
    if (next !== null) on.onMove(next);
    else on.onEnter();
  }
  return (
    <div className="search__header" role="search">
      <Lens />
      <input
        ref={input}
        className="search__input"
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-label={strings.field}
        aria-autocomplete="list"
        aria-controls={RESULTS_ID}
        aria-expanded={count > 0}
        aria-activedescendant={count > 0 ? optionId(active) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck="false"
        maxLength={MAX_QUERY_LENGTH}
        placeholder={placeholder(state, version, site)}
        value={query}
        onChange={({ target }) => on.onQuery(target.value)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button type="button" className="search__clear" onClick={() => on.onQuery('')}>
          {strings.clear}
        </button>
      )}
      <button type="button" className="search__close" onClick={on.onClose}>
        {site.shell.close}
      </button>
    </div>
  );
}

function placeholder(state: SearchState, version: VersionData | null, { shell }: BrowserStrings): string {
  if (state.type === 'idle' || state.type === 'loading') return shell.loadingSearch;
  return version ? fill(strings.version, { version: version.label }) : shell.search;
}
