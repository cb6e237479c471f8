import { Fragment } from 'react';
import { MARK_CELL, MARKS, type MarkName } from '../../shared/marks';
import type { BreadcrumbModel, DocPageModel, VersionBannerModel } from '../model';
import { useStrings } from '../strings';
import { fill, pieces } from '../../shared/strings/format';

type TitleProps = Pick<DocPageModel, 'title' | 'mark'> & Partial<Pick<DocPageModel, 'identifier'>>;

/** The page's only h1, in the monospace voice when it is an identifier. */
export function Title({ page: { title, identifier, mark } }: { page: TitleProps }) {
  return (
    <header className="page__header">
      {mark && <Mark name={mark} />}
      <h1 className={identifier ? 'is-identifier' : undefined}>{title}</h1>
    </header>
  );
}

/** A mark of the drawn family, decorative: the words next to it carry the meaning. */
export function Mark({ name }: { name: MarkName }) {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={MARK_CELL + MARKS[name]} />
    </svg>
  );
}

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

/** The status of the version being read, with a link to the current one; nothing for the current one. */
export function VersionBanner({ banner }: { banner: VersionBannerModel | null }) {
  const { versions, changes } = useStrings();
  if (!banner || banner.status === 'latest') return null;
  return (
    <div className={`version-banner version-banner--${banner.status}`} role="note">
      <p>
        {fill(versions[banner.status], { version: banner.label })}{' '}
        {pieces(versions.current).map((piece, index) =>
          index % 2 === 1 ? (
            <a key="link" href={banner.latest.href}>
              {banner.latest.label}
            </a>
          ) : (
            <Fragment key={piece}>{piece}</Fragment>
          ),
        )}
        {banner.guide !== null && (
          <>
            {' '}
            <a href={banner.guide}>{changes.guide}</a>
          </>
        )}
      </p>
    </div>
  );
}
