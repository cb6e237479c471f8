import type { MarkName } from '../../shared/marks';
import { Mark } from './Mark';

interface TitleProps {
  title: string;
  identifier: boolean;
  mark: MarkName | null;
  isHidden?: boolean;
}

/** The page's only h1, in the monospace voice when it is an identifier. */
export function Title({ title, identifier, mark, isHidden = false }: TitleProps) {
  if (isHidden) return <h1 className="visually-hidden">{title}</h1>;
  return (
    <header className="page__header">
      {mark && <Mark name={mark} />}
      <h1 className={identifier ? 'is-identifier' : undefined}>{title}</h1>
    </header>
  );
}
