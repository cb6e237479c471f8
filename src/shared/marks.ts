/**
 * The marks of the site: one drawn family of a hexagonal cell, a lens and a trace line. Stroked paths on a
 * 24 x 24 grid, in one colour, so that views, browser and engine (social cards, post covers) draw the same thing.
 */

/** The outline around every mark: a hexagon with a vertex at the top. */
export const MARK_CELL = 'M12 1.75 20.9 6.9v10.2L12 22.25 3.1 17.1V6.9Z';

/**
 * The drawing inside the hexagon. Square caps would blur at 16 px: draw with round caps, width 1.75. Each begins with an
 * absolute move, because it follows the cell in one path.
 */
export const MARKS = {
  advise: 'M7.5 12.3l3 3 6-6.3',
  audit: 'M14.6 10.8a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0Zm-1 2.6 3.4 3.4',
  profile: 'M7.5 16.5v-3m3 3V9m3 7.5v-5m3 5V7.5',
  snapshot: 'M7.5 10V7.75H10m4 0h2.5V10m0 4v2.25H14m-4 0H7.5V14M12 12h.01',
  top: 'M7.25 8.5h9.5M7.25 12h6.5m-6.5 3.5h3.5',
  trace: 'M3.1 12.5h4.4l2.3-5 4 9 2.2-4h4.9',
  other: 'M8 12h.01M12 12h.01M16 12h.01',
  start: 'M10 8.25 15.75 12 10 15.75Z',
  reference: 'M8 8.5h8M8 12h8m-8 3.5h5',
  gadgets: 'M12 7l4.3 2.5v5L12 17l-4.3-2.5v-5Z',
  develop: 'M10 8.75l-3 3.25 3 3.25m4-6.5 3 3.25-3 3.25',
  spec: 'M10 7.5c-2.4 0-.4 4.5-2.75 4.5 2.35 0 .35 4.5 2.75 4.5m4-9c2.4 0 .4 4.5 2.75 4.5-2.35 0-.35 4.5-2.75 4.5',
  project: 'M9 7.5v9m0-3.25c0-2.5 6-1.5 6-4.75v-1',
  api: 'M7 12h3m4 0h3m-7-2.5h4v5h-4Z',
  security: 'M8.25 11.25h7.5v5h-7.5Zm1.5 0v-2a2.25 2.25 0 0 1 4.5 0v2',
  blog: 'M8 15.75v-2L14 7.75l2 2-6 6Zm5 .25h3.5',
};

/** Gadget categories, then sections of the site. */
export type MarkName = keyof typeof MARKS;

/** The category a gadget's name starts with; names without a known prefix are `other`. */
export function gadgetMark(name: string): MarkName {
  const prefix = name.split('_', 1)[0] ?? '';
  const known: readonly string[] = ['advise', 'audit', 'profile', 'snapshot', 'top', 'trace'];
  return known.includes(prefix) && name.includes('_') ? (prefix as MarkName) : 'other';
}
