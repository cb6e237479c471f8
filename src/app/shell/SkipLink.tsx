import type { ReactNode } from 'react';
import { useSite } from '../context';

/** First stop of the keyboard: past the navigation to the content. */
export function SkipLink(): ReactNode {
  const { strings } = useSite();
  return (
    <a className="skip-link" href="#main">
      {strings.shell.skip}
    </a>
  );
}
