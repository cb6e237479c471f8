import { MARK_CELL, MARKS, type MarkName } from '../../../shared/marks';

/** A mark as a small drawing; the words beside it say the same. */
export function drawMark(name: MarkName): string {
  return `<svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path class="mark__cell" d="${MARK_CELL}"/><path d="${MARKS[name]}"/></svg>`;
}
