import type { NotFoundPageModel } from './model';
import { useStrings } from './strings';

/** The not-found page: calm, with the routes that exist. The browser fills the slot with the nearest pages. */
export function NotFoundPage({ page }: { page: NotFoundPageModel }) {
  const { notFound: text } = useStrings();
  return (
    <div className="not-found">
      <div>
        <svg className="not-found__figure" viewBox="0 0 240 120" width="240" height="120" aria-hidden="true">
          <path className="not-found__trace" d="M0 60h62m62 0h28m12 0h6m12 0h6m12 0h6m12 0h6" />
          <path className="not-found__lens" d="m93 20 35 20v40l-35 20-35-20V40Zm32 62 26 26" />
        </svg>
        <p className="not-found__code">{text.code}</p>
        <h1>{text.title}</h1>
        <p className="page__lead">{text.text}</p>
      </div>
      <div>
        <div data-slot="not-found-suggestions" aria-live="polite" />
        <h2 className="not-found__heading">{text.routes}</h2>
        <ul className="route-list">
          {page.routes.map((route) => (
            <li key={route.href}>
              <a href={route.href}>{route.label}</a>
              <span>{route.text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
