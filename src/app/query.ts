import { visibleText } from '../shared/visible-text';

/** What the address of the page says under a name of its query; `null` for nothing, and for a text that is dropped. */
export function queryText(name: string, kind?: 'line' | 'lines'): string | null {
  return visibleText(new URLSearchParams(location.search).get(name), kind);
}
