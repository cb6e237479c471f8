import { hashId } from '../../router/scroll';
import { make } from '../dom';

/**
 * Reference rows: their names become links, and a row that the address points to is unfolded. Plain, because the rows
 * are finished HTML that every reader of a gadget sees; the bar that filters them is an island.
 */
export function startRows(root: HTMLElement): () => void {
  root.querySelectorAll<HTMLElement>('dl > div[id]').forEach(linkName);
  const showTarget = (): void => {
    const target = document.getElementById(hashId(location.hash));
    if (!target || !root.contains(target)) return;
    for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    target.scrollIntoView({ behavior: 'instant', block: 'start' });
  };
  addEventListener('hashchange', showTarget);
  return () => removeEventListener('hashchange', showTarget);
}

/** Makes the name of a row a link to it, for an address to copy. */
function linkName(row: HTMLElement): void {
  const name = row.querySelector(':scope > dt > code:first-child');
  if (!name) return;
  const link = make('a', { href: `#${row.id}` });
  name.replaceWith(link);
  link.append(name);
}
