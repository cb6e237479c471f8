import { Fragment } from 'react';
import { fill, pieces } from '../../shared/strings/format';
import type { VersionBannerModel } from '../model';
import { useStrings } from '../strings';

/** Says how the version being read stands, with the way to the current one. Nothing for the current one. */
export function VersionBanner({ banner }: { banner: VersionBannerModel | null }) {
  const { versions } = useStrings();
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
      </p>
    </div>
  );
}
