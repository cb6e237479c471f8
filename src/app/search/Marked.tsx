import type { ReactNode } from 'react';
import type { MarkedText } from '../../shared/search/model';

/** A text with its matches in `mark` elements. */
export function Marked({ value: { text, marks } }: { value: MarkedText }): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  // Keyed by order: from one keystroke to the next the elements stay and only their text changes.
  marks.forEach(([start, end], order) => {
    // oxlint-disable-next-line react/no-array-index-key
    parts.push(text.slice(at, start), <mark key={order}>{text.slice(start, end)}</mark>);
    at = end;
  });
  return [...parts, text.slice(at)];
}
