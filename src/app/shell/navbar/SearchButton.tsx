import type { ReactNode } from 'react';
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
        <svg className="glyph" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5l5 5" />
        </svg>
        <span className="search-button__label">{shell.search}</span>{' '}
        <span className="search-button__keys">
          <kbd>Ctrl+K</kbd>
        </span>
      </button>
    </div>
  );
}
