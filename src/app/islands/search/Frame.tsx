/** The parts of the dialog around the results. */

import strings from 'virtual:strings/search';
import type { KeyboardEvent, ReactNode } from 'react';
import { MAX_QUERY_LENGTH } from '../../../shared/constants';
import type { Facet } from '../../../shared/search/model';
import type { VersionData } from '../../../shared/site-data';
import { fill, fillCount } from '../../../shared/strings/format';
import type { BrowserStrings } from '../../../shared/strings/model';
import { DOWN_AND_UP, placeForKey } from '../../keyboard';
import { Lens } from '../../components/glyphs';
import { CloseButton, Keys } from '../../components/TitledDialog';
import { useSite } from '../../context';
import { searchClient } from '../../search/client';
import type { SearchState } from '../../search/messages';
import { inVersion } from '../../search/searched-index';
import { countOf, optionId, RESULTS_ID } from './Results';
import type { Answered } from './useAnswer';
import type { Search } from './useSearch';

/** Results that a page key passes. */
const PAGE = 5;

/** The result that a key leads to, or `null`. Home and End move in the text. */
function placeOf(key: string, active: number, count: number): number | null {
  if (key === 'PageDown') return Math.min(count - 1, active + PAGE);
  if (key === 'PageUp') return Math.max(0, active - PAGE);
  return key.startsWith('Arrow') ? placeForKey(key, DOWN_AND_UP, active, count) : null;
}

/** The field with its buttons. It has the focus and the keys; the list only shows which result is active. */
export function Field({ search }: { search: Search }): ReactNode {
  const { input, request, entries, state, changeQuery } = search;
  const { query, active } = request;
  const count = entries.length;
  const site = useSite().strings;
  function onKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (nativeEvent.isComposing || shiftKey || ctrlKey || metaKey || altKey) return;
    const next = count === 0 ? null : placeOf(key, active, count);
    if (next === null && key !== 'Enter') return;
    event.preventDefault();
    if (next === null) search.enter();
    else search.change({ active: next, pinned: entries[next] ?? null });
  }
  return (
    <div className="dialog__head" role="search">
      <Lens />
      <input
        ref={input}
        className="search__input"
        type="text"
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
        placeholder={placeholder(state, request.searched.version, site)}
        value={query}
        onChange={({ target }) => changeQuery(target.value)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button type="button" className="search__clear" onClick={() => changeQuery('')}>
          {strings.clear}
        </button>
      )}
      <CloseButton label={site.shell.close} onClick={search.close} />
    </div>
  );
}

function placeholder(state: SearchState, version: VersionData | null, { shell }: BrowserStrings): string {
  if (state.type === 'idle' || state.type === 'loading') return shell.loadingSearch;
  return version ? fill(strings.version, { version: version.release }) : shell.search;
}

/** The kinds of page, whose counts add up to all; then what pages of any kind may have. */
const ORDER: readonly Facet[] = ['gadget', 'guide', 'reference', 'blog', 'row'];

/** Narrows the results to one kind; kinds without results are left out unless chosen. */
export function Facets({ search }: { search: Search }): ReactNode {
  const { total, facets } = search.answered?.answer ?? {};
  if (!total || !facets) return null;
  const chosen = search.request.facet;
  const choose = (facet: Facet | null): void => search.changeAndReturn({ facet, active: 0 });
  const offered = ORDER.filter((facet) => facets[facet] > 0 || facet === chosen);
  return (
    <div className="search__facets" role="group" aria-label={strings.kinds}>
      <button type="button" className="chip" aria-pressed={chosen === null} onClick={() => choose(null)}>
        {fill(strings.all, { count: total })}
      </button>
      {offered.map((facet) => (
        <button
          key={facet}
          type="button"
          className={facet === 'row' ? 'chip search__rows' : 'chip'}
          aria-pressed={facet === chosen}
          onClick={() => choose(facet === chosen ? null : facet)}
        >
          {`${strings[facet]} ${facets[facet]}`}
        </button>
      ))}
    </div>
  );
}

/**
 * Explains why the index is missing or incomplete, and offers another try; the typed query stays in the field. The index
 * of another build stays that of another build: then only the reload helps.
 */
export function Failed({ search: { failure, input } }: { search: Search }): ReactNode {
  const { shell } = useSite().strings;
  if (!failure) return null;
  const isOutdated = failure.reason === 'other-build';
  function retry(): void {
    searchClient.retry();
    input.current?.focus();
  }
  return (
    <div className="search__error error-box" role="alert">
      <p>{isOutdated ? strings.updated : strings.noIndex}</p>
      {!isOutdated && <p>{failure.message}</p>}
      <button type="button" className="button" onClick={isOutdated ? () => location.reload() : retry}>
        {isOutdated ? strings.reload : shell.retry}
      </button>
    </div>
  );
}

/** What was found, the keys of the field, and the version that is searched. */
export function Foot({ search }: { search: Search }): ReactNode {
  const site = useSite();
  const { searched } = search.request;
  const versions = site.docsSets[0]?.versions ?? [];
  const keys = [
    ['↑ ↓', strings.select],
    ['↵', strings.open],
    ['Esc', site.strings.shell.close],
  ] as const;
  function showShortcuts(): void {
    search.close();
    // The footer's button opens their list, as the key does.
    document.querySelector<HTMLElement>('.footer__keys')?.click();
  }
  return (
    <div className="dialog__foot">
      <p className="search__status" role="status">
        {statusText(search.state, search.answered, site.strings)}
      </p>
      <Keys keys={keys} />
      <button type="button" className="search__shortcuts" onClick={showShortcuts}>
        <kbd>?</kbd> {strings.shortcuts}
      </button>
      {versions.length > 1 && (
        <label className="search__version">
          {strings.inVersion}{' '}
          <select
            value={searched.version?.name}
            onChange={({ target }) =>
              search.changeAndReturn({ searched: inVersion(site, searched, target.value), active: 0 })
            }
          >
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

/** What other searches give a meaning: a phrase in quotes, a word left out. */
const OPERATORS = /"[^"]*\s[^"]*"|(?:^|\s)-\p{L}{2,}/u;

/** How many pages were found, of the kind that is asked for, and how the query was read. */
function statusText(state: SearchState, answered: Answered | null, { shell, lang }: BrowserStrings): string {
  if (state.type === 'failed') return '';
  if (state.type !== 'ready') return shell.loadingSearch;
  if (!answered) return '';
  const { total, suggestion, unread } = answered.answer;
  const corrected = suggestion !== null && total > 0 ? fill(strings.corrected, { query: suggestion }) : '';
  const partial = state.rest === 'loading' ? strings.partial : '';
  const operators = OPERATORS.test(answered.question.query) ? strings.operators : '';
  const language = unread && total > 0 ? `. ${strings.unread}` : '';
  return fillCount(strings.pages, lang, countOf(answered)) + corrected + partial + operators + language;
}
