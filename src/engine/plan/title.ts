import { TITLE_DELIMITER } from '../../shared/constants';

/** Complete document title: the page's name, a vertical bar, the site's name. The site's own page has no bar. */
export function documentTitle(heading: string, siteTitle: string): string {
  return heading === siteTitle || heading === '' ? siteTitle : `${heading}${TITLE_DELIMITER}${siteTitle}`;
}
