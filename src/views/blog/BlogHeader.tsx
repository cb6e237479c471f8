import { useStrings } from '../strings';
import type { BlogRoutesModel } from './model';

type Part = keyof BlogRoutesModel;

interface BlogHeaderProps {
  title: string;
  text: string;
  routes: BlogRoutesModel;
  /** The part being read; `null` on a page below a part. */
  current: Part | null;
}

/** Title of a list page of the blog with the ways into its other parts. */
export function BlogHeader({ title, text, routes, current }: BlogHeaderProps) {
  const { blog: strings } = useStrings();
  const parts: [Part, string][] = [
    ['posts', strings.allPosts],
    ['tags', strings.tags],
    ['archive', strings.archive],
    ['authors', strings.authors],
  ];
  return (
    <header className="page__header blog-header">
      <h1>{title}</h1>
      {text !== '' && <p className="page__lead">{text}</p>}
      <nav className="blog-header__parts" aria-label={strings.sections}>
        <ul>
          {parts.map(([part, label]) => (
            <li key={part}>
              <a href={routes[part]} aria-current={part === current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
