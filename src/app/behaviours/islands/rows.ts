import { make } from '../dom';

/**
 * Makes the name of each reference row a link to it, for an address to copy. Plain: the rows are finished HTML that
 * every reader of a gadget sees; the bar that filters them is an island.
 */
export function startRows(root: HTMLElement): void {
  for (const name of root.querySelectorAll<HTMLElement>('dl > div[id] > dt > code:first-child')) {
    const link = make('a', { href: `#${name.closest('div')?.id}` });
    name.replaceWith(link);
    link.append(name);
  }
}
