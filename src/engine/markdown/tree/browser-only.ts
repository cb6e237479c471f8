import type { Component } from '../nodes';
import { placeOf } from '../parse';
import { report, type TreeSource } from './source';

/**
 * What `<BrowserOnly>` shows without the code it holds: its `fallback`, which is what other builders write into the
 * page as well. Without one nothing would be left, so that is an error.
 */
export function showFallback(component: Component, source: TreeSource): void {
  const fallback = component.attributes.get('fallback');
  component.children =
    fallback?.kind === 'nodes'
      ? (fallback.nodes as unknown as Component['children'])
      : fallback?.kind === 'text'
        ? [{ type: 'paragraph', children: [{ type: 'text', value: fallback.text }] }]
        : [];
  const isEmpty = component.children.length === 0;
  report(source, placeOf(component), {
    rule: 'markdown/browser-only',
    severity: isEmpty ? 'error' : 'warning',
    message: isEmpty
      ? 'Content never runs code: <BrowserOnly> holds a function, and no fallback in its place.'
      : 'Content never runs code: the fallback of <BrowserOnly> is shown, and its function left out.',
    hint: 'Write what the page shows as Markdown, or give it a fallback={<p>…</p>}.',
  });
}
