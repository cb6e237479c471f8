import { EMPTY_ARTICLE, type Article } from '../markdown/article';
import type { Diagnostic } from '../model/diagnostic';
import { escapeText } from '../model/html-text';

/**
 * What stands for a page that cannot be compiled, in a build that goes on all the same: its errors, for all to see.
 * They are in English on pages of every language.
 */
export function failedArticle(diagnostics: readonly Diagnostic[]): Article {
  const items = diagnostics.map(
    ({ line, column, message, hint }) =>
      `<li><p><strong>Line ${line}, column ${column}.</strong> ${escapeText(message)}</p>` +
      `${hint === undefined ? '' : `<p>${escapeText(hint)}</p>`}</li>`,
  );
  return {
    ...EMPTY_ARTICLE,
    html:
      '<div class="admonition admonition--danger" role="note" lang="en" dir="ltr">' +
      '<p class="admonition__title">This page could not be built</p>' +
      `<div class="admonition__body"><ul>${items.join('')}</ul></div></div>`,
    diagnostics: [...diagnostics],
  };
}
