/** Something on a page that a reader would stumble over. */
export interface Finding {
  rule: Rule;
  /** What it is and where it stands, in a line. */
  detail: string;
}

/** What is looked for. */
export type Rule =
  /** Flag or identifier that breaks over two lines. */
  | 'split'
  /** Words that the edge of their box cuts off. */
  | 'cut'
  /** Label of a drawing that is wider than its box. */
  | 'label'
  /** Drawing that is cut off. */
  | 'drawing'
  /** Row of a reference whose meaning begins outside of the screen. */
  | 'row'
  /** Head of a table that covers its rows. */
  | 'head'
  /** Code that overflows without a Wrap button. */
  | 'wrap'
  /** Page that scrolls sideways. */
  | 'sideways'
  /** Header that stands elsewhere than on the page before. */
  | 'header';

/** Names an element for a reader of the report. */
export function describe(element: Element): string {
  const name = element.getAttribute('class')?.split(/\s+/)[0];
  const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ');
  return `${element.tagName.toLowerCase()}${name ? `.${name}` : ''} "${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
}

/** Whether a reader sees an element: it takes room on the page, and neither it nor what it is in is invisible. */
export function isShown(element: Element): boolean {
  const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return seen && element.getClientRects().length > 0;
}
