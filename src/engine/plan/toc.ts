import type { TocEntry as ViewEntry } from '../../views';
import type { TocEntry } from '../markdown/article';

/** Nests a flat contents list: each deeper entry below the last higher one. */
export function nestToc(entries: readonly TocEntry[]): ViewEntry[] {
  const out: ViewEntry[] = [];
  const stack: { level: number; entry: ViewEntry }[] = [];
  for (const { id, html, level } of entries) {
    const entry: ViewEntry = { id, html, children: [] };
    while ((stack.at(-1)?.level ?? 0) >= level) stack.pop();
    (stack.at(-1)?.entry.children ?? out).push(entry);
    stack.push({ level, entry });
  }
  return out;
}
