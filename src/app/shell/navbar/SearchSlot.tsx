import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from '../../states/ErrorBoundary';
import { useHydrated } from '../../states/use-hydrated';

export type SearchBoxComponent = ComponentType;

/** Provides the search box; `null` on the server and where the site has no search. */
export const SearchBoxContext = createContext<SearchBoxComponent | null>(null);

/** The place of the search box. It has its size before the box is there, and nothing in it that does nothing. */
export function SearchSlot(): ReactNode {
  const SearchBox = use(SearchBoxContext);
  const hydrated = useHydrated();
  return (
    <div className="navbar__search">
      {SearchBox && hydrated && <ErrorBoundary fallback={() => null}>{createElement(SearchBox)}</ErrorBoundary>}
    </div>
  );
}
