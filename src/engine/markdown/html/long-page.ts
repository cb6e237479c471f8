import type { Element, ElementContent, Root } from 'hast';
import { classesOf, element, newline, visitElements } from './hast';

/** From this many reference rows on, a reader looks for one of them rather than read the page. */
const LONG = 60;

/** Whether a page is so long a reference that its readers need help to get to a row. */
export function isLongPage(root: Root): boolean {
  let rows = 0;
  visitElements(root, ({ tagName, properties }) => void (rows += tagName === 'div' && 'id' in properties ? 1 : 0));
  return rows >= LONG;
}

/**
 * The content of a long page: a field that jumps to a row or a section, then the page. Behind its first section with
 * rows, each section without rows is folded under its heading.
 */
export function foldLongPage(children: Root['children']): Root['children'] {
  const jump = element('div', { className: ['rows__bar', 'jump'], dataIsland: 'jump', dataProps: '{}' });
  const sections = children.reduce<Root['children'][]>(
    (all, child) => {
      if (child.type === 'element' && child.tagName === 'h2') all.push([]);
      all.at(-1)?.push(child);
      return all;
    },
    [[jump, newline()]],
  );
  const first = sections.findIndex(hasRows);
  return sections.flatMap((section, at) => (at > first && !hasRows(section) ? [folded(section), newline()] : section));
}

const hasRows = (section: Root['children']): boolean =>
  section.some((child) => child.type === 'element' && classesOf(child).includes('rows'));

const folded = ([heading, ...rest]: Root['children']): Element =>
  element('details', { className: ['fold'] }, [
    element('summary', {}, [heading as ElementContent]),
    ...(rest as ElementContent[]),
  ]);
