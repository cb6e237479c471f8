import { useEffect, useState, type ReactNode } from 'react';
import { PROGRESS_DELAY_MS } from '../../shared/constants';
import { ErrorBox } from './ErrorBox';
import { Spinner } from './Spinner';

/** How far the loading of a page has come; a short load never shows the spinner. */
type PageLoad = { type: 'loading' } | { type: 'slow' } | { type: 'failed'; error: unknown } | { type: 'loaded' };

/**
 * Spinner and error box of a page whose component is still on its way. It is a sibling of the page, not its parent:
 * the page's static HTML stays readable while the component loads and when it never comes.
 */
export function PageStatus({ outcome }: { outcome: Promise<unknown> }): ReactNode {
  const [load, setLoad] = useState<PageLoad>({ type: 'loading' });
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => setLoad({ type: 'slow' }), PROGRESS_DELAY_MS);
    const settle = (next: PageLoad): void => {
      clearTimeout(timer);
      if (current) setLoad(next);
    };
    outcome.then(
      () => settle({ type: 'loaded' }),
      (error: unknown) => settle({ type: 'failed', error }),
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [outcome]);

  if (load.type === 'slow') return <Spinner />;
  return load.type === 'failed' ? <ErrorBox error={load.error} /> : null;
}
