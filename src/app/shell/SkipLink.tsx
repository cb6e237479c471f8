import type { ReactNode } from 'react';

/** First stop of the keyboard: past the navigation to the content. */
export function SkipLink(): ReactNode {
  return (
    <a className="skip-link" href="#main">
      Skip to main content
    </a>
  );
}
