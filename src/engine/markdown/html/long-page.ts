import type { ElementContent, Root } from 'hast';
import { classesOf, element, newline, visitElements } from './hast';

/** From this many reference rows on, readers look for one of them rather than read the page. */
const LONG = 60;

/** Whether a page is a reference so long that its readers need help to get to a row. */
export function isLongPage(root: Root): boolean {
  let rows = 0;
  visitElements(root, ({ tagName, properties }) => void (tagName === 'div' && 'id' in properties && rows++));
  return rows >= LONG;
}

/**
 * The content of a long page after a field that jumps to a row or a section. After the first section with rows, each
 * section without rows is folded under its heading.
 */
export function foldLongPage(children: Root['children']): Root['children'] {
  const jump = element('div', { className: ['rows__bar', 'jump'], dataIsland: 'jump', dataProps: '{}' });
  const sections: Root['children'][] = [[jump, newline()]];
  for (const child of children) {
    if (child.type === 'element' && child.tagName === 'h2') sections.push([]);
    sections.at(-1)?.push(child);
  }
  const hasRows = (section: Root['children']): boolean =>
    section.some((child) => child.type === 'element' && classesOf(child).includes('rows'));
  const first = sections.findIndex(hasRows);
  return sections.flatMap((section, at) => {
    if (at <= first || hasRows(section)) return section;
    const [heading, ...rest] = section as ElementContent[];
    const summary = element('summary', {}, heading ? [heading] : []);
    return [element('details', { className: ['fold'] }, [summary, ...rest]), newline()];
  });
}
