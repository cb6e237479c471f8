import type { ReactNode } from 'react';
import { Lens } from '../../components/Lens';
import { useSite } from '../../context/SiteContext';

/** Looks like a field and opens the search (`src/app/search/launcher.ts`). */
export function SearchButton(): ReactNode {
  const { shell } = useSite().strings;
  return (
    <div className="navbar__search">
      <button
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        // Narrow screens show the glyph alone; where the words are shown, the name is the same.
        aria-label={`${shell.search} Ctrl+K`}
      >
        <Lens />
        <span className="search-button__label">{shell.search}</span>{' '}
        <span className="search-button__keys">
          <kbd>Ctrl+K</kbd>
        </span>
      </button>
    </div>
  );
}
