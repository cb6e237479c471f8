import { createElement, memo, type ReactNode, type Ref } from 'react';

interface Props {
  as: 'main' | 'nav';
  html: string;
  id?: string;
  className: string;
  'aria-label'?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/**
 * An element with finished HTML inside. In the first client render the HTML is in the document already: hydration
 * leaves it alone, and `html` may be empty. Memoised, because React sets inner HTML anew for a new `__html` object
 * even when the text is the same, and that would undo what behaviours did to it.
 */
export const StaticHtml = memo(function StaticHtml({ as, html, ...attributes }: Props): ReactNode {
  return createElement(as, {
    ...attributes,
    tabIndex: as === 'main' ? -1 : undefined,
    dangerouslySetInnerHTML: { __html: html },
    suppressHydrationWarning: true,
  });
});
