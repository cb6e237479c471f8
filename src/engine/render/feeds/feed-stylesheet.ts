import { readFileSync } from 'node:fs';

/**
 * Style sheet that makes a feed readable when a browser opens it; it is part of the feed, because the policy of files
 * lets them load nothing. CSS and not XSLT: browsers are removing XSLT and warn about it. CSS cannot make links, so the
 * feeds carry them as `h:a`. A feed has no switch for the colour mode and follows the system.
 */
export const feedStylesheet = (): string =>
  readFileSync(new URL('feed.css', import.meta.url), 'utf8')
    .replaceAll(/\s+/g, ' ')
    .trim();
