import type { ReactNode } from 'react';
import { STORAGE_KEYS } from '../../shared/constants';
import { siteHref } from '../../shared/urls';
import { useSite } from '../context';
import { useStored } from '../use-stored';
import { dismiss, isDismissed } from './announcement';
import { CloseGlyph } from './glyphs';

/** The announcement above the navbar, until the reader closes it. A new id brings it back. */
export function AnnouncementBar(): ReactNode {
  const { base, announcement, strings } = useSite();
  const storedId = useStored(STORAGE_KEYS.announcementId);
  const dismissed = useStored(STORAGE_KEYS.announcementDismissed);
  if (!announcement || isDismissed(announcement.id, storedId, dismissed)) return null;
  const { id, text, link, closable } = announcement;
  return (
    <aside className="announcement" aria-label={strings.shell.announcement}>
      <p className="announcement__text">
        {text} {link && <a href={siteHref(link.href, base)}>{link.label}</a>}
      </p>
      {closable && (
        <button
          type="button"
          className="announcement__close"
          aria-label={strings.shell.closeAnnouncement}
          onClick={() => dismiss(id)}
        >
          <CloseGlyph />
        </button>
      )}
    </aside>
  );
}
