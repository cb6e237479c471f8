import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { createStore } from '../../router/store';
import { all, one } from '../../test-document';
import type { Surroundings } from '../behaviour';

/** What surrounds an island of a page at `/docs`. */
export function surroundings(): Surroundings {
  history.replaceState(null, '', '/docs');
  return {
    site: { strings: en } as unknown as SiteData,
    router: { url: createStore(new URL(location.href)) },
  } as unknown as Surroundings;
}

/** The document holds the island alone. */
export function root(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

/** Names of the elements that are shown: their id, their `data-name` or their text. */
export const shown = (selector: string): string[] =>
  all(selector)
    .filter((element) => !element.closest('[hidden]'))
    .map((element) => element.id || (element.dataset['name'] ?? element.textContent));

/** Types into the field that searches. */
export function typeText(text: string): void {
  const input = one<HTMLInputElement>('input[type="search"]');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
