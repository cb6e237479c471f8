import { createContext, lazy, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { useHydrated } from '../../states/use-hydrated';
import { ErrorBoundary } from '../../states/ErrorBoundary';

/** The search box, loaded when the navbar has been hydrated; `null` where the site has no search. */
export type SearchBoxComponent = ComponentType;

/** Provides the search box, so that the shell does not depend on the search being there. */
export const SearchBoxContext = createContext<SearchBoxComponent | null>(null);

/** A search box component from the loader of its module. */
export function lazySearchBox(load: () => Promise<{ SearchBox: SearchBoxComponent }>): SearchBoxComponent {
  return lazy(async () => ({ default: (await load()).SearchBox }));
}

/** The place of the search box, the same size before and after it has come. */
export function SearchSlot(): ReactNode {
  const SearchBox = use(SearchBoxContext);
  const hydrated = useHydrated();
  return (
    <div className="navbar__search">
      {SearchBox && hydrated && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <SearchBox />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
