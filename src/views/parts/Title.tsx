import type { MarkName } from '../../shared/marks';
import { Mark } from './Mark';

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
