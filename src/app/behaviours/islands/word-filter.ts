import { fill } from '../../../shared/strings/format';

/**
 * Filters a list by words: the entries stay that contain all of them in their text or in `data-about`. Entries that are
 * hidden from the start are for readers who filter only. The status shows `data-none` when nothing is left. Plain: the
 * state is the text of one field, on the home page, whose readers must not load React.
 */
export function startWordFilter(root: HTMLElement): void {
  const input = root.querySelector<HTMLInputElement>('input[type="search"]');
  const status = root.querySelector<HTMLElement>('[data-none]');
  if (!input || !status) return;
  const entries = [...root.querySelectorAll<HTMLElement>('[data-about]')].map((row) => ({
    row,
    isMore: row.hidden,
    text: `${row.textContent} ${row.dataset['about'] ?? ''}`,
  }));
  const apply = (): void => {
    // Parts of a name are words, so that it is found in any spelling.
    const query = input.value.replace(/[\s_-]+/g, ' ').trim();
    for (const { row, isMore, text } of entries) row.hidden = query === '' ? isMore : !matchesWords(text, query);
    const isEmpty = entries.every(({ row }) => row.hidden);
    status.textContent = isEmpty ? fill(status.dataset['none'] ?? '', { query: input.value.trim() }) : '';
  };
  input.addEventListener('input', apply);
  // The browser may have kept what was typed, or it was typed before this was here.
  if (input.value !== '') apply();
}

/** Whether a row's text has all words of a query, in any order. */
export function matchesWords(text: string, query: string): boolean {
  const haystack = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
