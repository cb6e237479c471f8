import { MARK_CELL, MARKS, type MarkName } from '../../shared/marks';

interface TitleProps {
  title: string;
  identifier: boolean;
  mark: MarkName | null;
}

/** The page's only h1, in the monospace voice when it is an identifier. */
export function Title({ title, identifier, mark }: TitleProps) {
  return (
    <header className="page__header">
      {mark && <Mark name={mark} />}
      <h1 className={identifier ? 'is-identifier' : undefined}>{title}</h1>
    </header>
  );
}

/** A mark of the drawn family, decorative: the words beside it carry the meaning. */
export function Mark({ name }: { name: MarkName }) {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={MARK_CELL + MARKS[name]} />
    </svg>
  );
}
