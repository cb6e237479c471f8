import { readFences } from './code-regions';

/** Text of the first level-1 heading of a Markdown body, for files without a title in their front matter; `null` without one. */
export function headingTitle(body: string): string | null {
  const fences = readFences();
  for (const line of body.split('\n')) {
    const title = fences.isCode(line) ? undefined : /^#\s+(.+?)(?:\s+#+)?\s*$/.exec(line)?.[1];
    if (title !== undefined) return title.replace(/\s*\{#[\w.:-]+\}$/, '').replace(/[`*_]/g, '');
  }
  return null;
}
