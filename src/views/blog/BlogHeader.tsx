import type { BlogRoutesModel } from '../model';
import { STRINGS } from '../strings';

type Part = keyof BlogRoutesModel;

const PARTS: [Part, string][] = [
  ['posts', STRINGS.blog.allPosts],
  ['tags', STRINGS.blog.tagsTitle],
  ['archive', STRINGS.blog.archive],
  ['authors', STRINGS.blog.authors],
];

interface BlogHeaderProps {
  title: string;
  text: string;
  routes: BlogRoutesModel;
  /** The part being read; `null` on a page below a part. */
  current: Part | null;
}

/** Title of a list page of the blog with the ways into its other parts. */
export function BlogHeader({ title, text, routes, current }: BlogHeaderProps) {
  return (
    <header className="page__header blog-header">
      <h1>{title}</h1>
      {text !== '' && <p className="page__lead">{text}</p>}
      <nav className="blog-header__parts" aria-label={STRINGS.blog.sections}>
        <ul>
          {PARTS.map(([part, label]) => (
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
