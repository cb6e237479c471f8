import { lazy, Suspense, useEffect, useState, useTransition, type ReactNode } from 'react';
import { STORAGE_KEYS } from '../../shared/constants';
import { mayPrefetch, type ConnectionFacts } from '../router/prefetch';
import { idle } from '../slices';
import { storage } from '../storage';
import { SearchButton } from './SearchButton';
import { typedQuery } from './typed-query';
import { UnavailableDialog } from './UnavailableDialog';
import { useMarks } from './use-marks';
import { useSearchKeys } from './use-search-keys';
import { useSearchSource } from './use-search-source';
import type { SearchSource } from './messages';

/** The dialog; when its code cannot be had, one that says so. */
const SearchDialog = lazy(async () => {
  try {
    return { default: (await import('./SearchDialog')).SearchDialog };
  } catch (error) {
    console.warn('The search dialog could not be loaded.', error);
    return { default: UnavailableDialog };
  }
});

/** Fetches the dialog's code and the index. A failure shows when the reader opens the box. */
function prepare(source: SearchSource): void {
  import('./SearchDialog').then(
    ({ prepareSearch }) => prepareSearch(source),
    () => undefined,
  );
}

/** True where the index may be fetched unasked: the reader has searched here before and does not pay for every byte. */
function isWanted(): boolean {
  const { connection } = navigator as Navigator & { connection?: ConnectionFacts };
  return storage.read(STORAGE_KEYS.recentSearches) !== null && mayPrefetch(connection);
}

/** The search button of the navbar; everything behind it is loaded with the first wish to search. */
export function SearchBox(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  // In a transition the button stays what it is while the dialog's code is on its way, and keeps the focus.
  const [loading, startLoading] = useTransition();
  const wanted = useSearchSource();
  const open = (): void => startLoading(() => setOpen(true));
  useSearchKeys(open);
  useMarks();

  useEffect(() => {
    if (wanted && isWanted()) void idle(3000).then(() => prepare(wanted.source));
  }, [wanted]);

  // The page was reloaded while the box was open, for instance to get the pages of a newer build.
  useEffect(() => {
    if (wanted && typedQuery.read() !== '') startLoading(() => setOpen(true));
  }, [wanted]);

  function close(): void {
    typedQuery.write('');
    setOpen(false);
  }

  if (!wanted) return null;
  return (
    <>
      <SearchButton loading={loading} onIntent={() => prepare(wanted.source)} onOpen={open} />
      <Suspense fallback={null}>
        {isOpen && <SearchDialog source={wanted.source} version={wanted.version} onClose={close} />}
      </Suspense>
    </>
  );
}
