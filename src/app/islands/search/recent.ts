import { visibleText } from '../../../shared/visible-text';

/** Recent searches that are kept, on this device only: the newest first, each once. */
const MOST = 8;
const LONGEST = 120;

/** Reads the stored list; anything that is no list of texts is none. */
export function parseRecent(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isShown).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const isShown = (entry: unknown): entry is string =>
  typeof entry === 'string' && (visibleText(entry)?.trim() ?? '') !== '';

/** The list with a search on top. */
export function withRecent(recent: readonly string[], query: string): string[] {
  const text = query.trim().slice(0, LONGEST);
  return text === '' ? [...recent] : [text, ...recent.filter((entry) => entry !== text)].slice(0, MOST);
}
