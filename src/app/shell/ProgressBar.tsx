import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { PROGRESS_DELAY_MS } from '../../shared/constants';
import { useRouter, useSite } from '../context';
import { neverChanges } from '../router/store';

/** Shows that a route change is under way, once it takes long enough to be noticed. */
export function ProgressBar(): ReactNode {
  const router = useRouter();
  const { strings } = useSite();
  const loading = useSyncExternalStore(
    router?.status.subscribe ?? neverChanges,
    () => router?.status.get().type === 'loading',
    () => false,
  );
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setShown(true), PROGRESS_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [loading]);
  return shown ? <div className="progress-bar" role="progressbar" aria-label={strings.shell.loadingPage} /> : null;
}
