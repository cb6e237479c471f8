import { useSyncExternalStore, type ReactNode } from 'react';
import { useSite } from '../context';

interface Props {
  /** The dialog is on its way. */
  loading: boolean;
  /** The pointer or the focus came near. */
  onIntent(): void;
  onOpen(): void;
}

const never = (): (() => void) => () => undefined;
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Looks like a field and opens the search. Touch has no hover: the first touch counts as the wish. */
export function SearchButton({ loading, onIntent, onOpen }: Props): ReactNode {
  const { shell } = useSite().strings;
  const apple = useSyncExternalStore(never, isApple, () => false);
  const label = loading ? shell.loadingSearch : shell.search;
  const keys = apple ? '⌘K' : 'Ctrl+K';
  return (
    <button
      type="button"
      className="search-button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      // Narrow screens show the glyph alone; where the words are shown, the name is the same.
      aria-label={`${label} ${keys}`}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onOpen}
    >
      <svg className="glyph" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5l5 5" />
      </svg>
      <span className="search-button__label">{label}</span>{' '}
      <span className="search-button__keys">
        <kbd>{keys}</kbd>
      </span>
    </button>
  );
}
