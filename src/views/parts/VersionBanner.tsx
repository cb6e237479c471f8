import type { VersionBannerModel } from '../model';
import { BANNER_LINK, bannerText } from '../strings';

/** Says how the version being read stands, with the way to the current one. Nothing for the current one. */
export function VersionBanner({ banner }: { banner: VersionBannerModel | null }) {
  const text = banner && bannerText(banner.status, banner.label);
  if (!banner || text === null) return null;
  return (
    <div className={`version-banner version-banner--${banner.status}`} role="note">
      <p>
        {text} {BANNER_LINK.before} <a href={banner.latest.href}>{banner.latest.label}</a>
        {BANNER_LINK.after}
      </p>
    </div>
  );
}
