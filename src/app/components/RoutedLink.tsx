import type { ReactNode } from 'react';
import { isPlainClick } from '../router/intercept';

interface Props {
  href: string;
  /** Called with the address instead of following the link, unless the reader wants another tab. */
  onGo(href: string): void;
  children: ReactNode;
}

/** A link whose plain click is handled by its owner, for instance to close a dialog first. */
export function RoutedLink({ href, onGo, children }: Props): ReactNode {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        onGo(event.currentTarget.href);
      }}
    >
      {children}
    </a>
  );
}
