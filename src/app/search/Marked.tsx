import type { ReactNode } from 'react';
import type { MarkedText } from '../../shared/search/model';

/** A text with its matches in `mark` elements. */
export function Marked({ value: { text, marks } }: { value: MarkedText }): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return [...parts, text.slice(at)];
}
