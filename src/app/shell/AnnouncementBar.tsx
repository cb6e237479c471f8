import frame from 'virtual:strings/frame';
import type { ReactNode } from 'react';
import { siteHref } from '../../shared/urls';
import { useSite } from '../context/SiteContext';
import { CloseGlyph } from './glyphs';

/** The announcement above the navbar; `announcement.ts` takes it away when the reader closes it. */
export function AnnouncementBar(): ReactNode {
  const { base, announcement } = useSite();
  if (!announcement) return null;
  const { text, link, closable } = announcement;
  return (
    <aside className="announcement" aria-label={frame.announcement}>
      <p className="announcement__text">
        {text} {link && <a href={siteHref(link.href, base)}>{link.label}</a>}
      </p>
      {closable && (
        <button type="button" className="icon-button announcement__close" aria-label={frame.closeAnnouncement}>
          <CloseGlyph />
        </button>
      )}
    </aside>
  );
}
