import { all } from '../../test-document';

/** Puts nothing but the island into the document. */
export function root(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

/** Names of the elements that are shown: their id, their `data-name` or their text. */
export const shown = (selector: string): string[] =>
  all(selector)
    .filter((element) => !element.closest('[hidden]'))
    .map((element) => element.id || (element.dataset['name'] ?? element.textContent));
