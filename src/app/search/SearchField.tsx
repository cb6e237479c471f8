import type { KeyboardEvent, ReactNode, Ref } from 'react';
import search from 'virtual:strings/search';
import type { VersionData } from '../../shared/site-data';
import { useSite } from '../context';
import type { SearchState } from './messages';
import { movedTo, optionId, RESULTS_ID } from './Results';
import { placeholder } from './status';

interface Props {
  ref: Ref<HTMLInputElement>;
  query: string;
  state: SearchState;
  version: VersionData | null;
  /** Number of results shown, and which of them is active. */
  count: number;
  active: number;
  onQuery(query: string): void;
  onMove(active: number): void;
  onEnter(): void;
  onClose(): void;
}

/** The field with its buttons. The keys for the results belong to it. */
export function SearchField({ ref, query, state, version, count, active, ...on }: Props): ReactNode {
  const { strings } = useSite();

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = movedTo(event.key, active, count);
    if (next === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (next !== null) on.onMove(next);
    else on.onEnter();
  }

  return (
    <div className="search__header" role="search">
      <input
        ref={ref}
        className="search__input"
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-label={search.field}
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={RESULTS_ID}
        aria-activedescendant={count > 0 ? optionId(active) : undefined}
        placeholder={placeholder(state, version, strings)}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={400}
        value={query}
        onChange={(event) => on.onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button type="button" className="search__clear" onClick={() => on.onQuery('')}>
          {search.clear}
        </button>
      )}
      <button type="button" className="search__close" onClick={on.onClose}>
        {strings.shell.close}
      </button>
    </div>
  );
}
