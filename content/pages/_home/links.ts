import { site } from 'virtual:site-data';
import type { SiteData } from '../../../src/shared/site-data';
import { withBase } from '../../../src/shared/urls';

const { docsSets, base }: SiteData = site;
const current = docsSets[0]?.versions.find((version) => version.isLast)?.path ?? '/docs/latest';

/** Address of a page of the current release, base included. */
export const docs = (page: string): string => withBase(`${current}/${page}`, base);

/** Address of a route, base included. */
export const route = (path: string): string => withBase(path, base);
