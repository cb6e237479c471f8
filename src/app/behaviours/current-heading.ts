/**
 * Index of the heading whose section is being read: the last one at or above the line. `tops` are distances from the
 * top of the view, `null` for a heading that is not shown. At the end of the page it is the last shown heading.
 * Gives -1 when none applies.
 */
export function currentHeading(tops: readonly (number | null)[], line: number, atEnd: boolean): number {
  let current = -1;
  for (const [index, top] of tops.entries()) {
    if (top !== null && (atEnd || top <= line)) current = index;
  }
  return current;
}
