import { hashId } from '../../router/view';
import { detailsAround, make } from '../dom';

/** What readers look for on the page and find by scrolling: a section that contains it is not folded. */
const SHOWN = 'pre, table, .rows';
/** Below the navbar, where a reader reads. */
const READING_LINE_PX = 80;

/**
 * Folds each recipe, and each section that is text alone, under its heading, so that a small screen shows at once what
 * a page answers. Commands, the example, parameters and fields stay as they are, and so does the target of the address.
 * Plain: it moves finished HTML into `<details>`.
 */
export function startFolds(root: HTMLElement): void {
  const read = [...root.children].find((child) => child.getBoundingClientRect().bottom > READING_LINE_PX);
  const before = read?.getBoundingClientRect().top ?? 0;
  for (const { heading, parts } of sectionsOf(root)) {
    const fold = make('details', { class: 'fold' });
    heading.before(fold);
    fold.append(make('summary', {}, heading), ...parts);
  }
  openAround(document.getElementById(hashId(location.hash)));
  // What is being read stays where it is, and open.
  if (read && before <= READING_LINE_PX) {
    openAround(read);
    window.scrollBy({ top: read.getBoundingClientRect().top - before, behavior: 'instant' });
  }
}

function openAround(element: Element | null): void {
  for (const details of detailsAround(element)) details.open = true;
}

/** The sections to fold: all of the third level, and text-only ones of the second, but not the first one. */
function sectionsOf(root: HTMLElement): { heading: HTMLElement; parts: Element[] }[] {
  const sections: ReturnType<typeof sectionsOf> = [];
  for (const child of root.children) {
    if (child instanceof HTMLElement && /^H[23]$/.test(child.tagName)) sections.push({ heading: child, parts: [] });
    else sections.at(-1)?.parts.push(child);
  }
  return sections.filter(({ heading, parts }, index) => {
    if (index === 0 || parts.length === 0) return false;
    if (heading.tagName === 'H3') return true;
    const hasSections = sections[index + 1]?.heading.tagName === 'H3';
    return !hasSections && !parts.some((part) => part.matches(SHOWN) || part.querySelector(SHOWN));
  });
}
