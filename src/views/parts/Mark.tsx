import { MARK_CELL, MARKS, type MarkName } from '../../shared/marks';

/** A mark of the drawn family, decorative: the words beside it carry the meaning. */
export function Mark({ name }: { name: MarkName }) {
  return (
    <svg className="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path className="mark__cell" d={MARK_CELL} />
      <path d={MARKS[name]} />
    </svg>
  );
}
