import type { BreadcrumbModel } from '../model';
import { useStrings } from '../strings';

/** The way from the version home to the page; the last step is the page itself. */
export function Breadcrumbs({ items }: { items: BreadcrumbModel[] }) {
  const { page: strings } = useStrings();
  if (items.length < 2) return null;
  const last = items.length - 1;
  return (
    <nav className="breadcrumbs" aria-label={strings.breadcrumbs}>
      <ol>
        {items.map((item, index) => (
          <li key={`${item.label} ${item.href}`}>
            {index < last && item.href !== null ? (
              <a href={item.href}>{item.label}</a>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
