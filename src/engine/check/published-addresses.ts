import path from 'node:path';
import { redirectTarget } from '../../shared/redirects';
import { normalizePath } from '../../shared/urls';
import { fileError, type Diagnostic } from '../model/diagnostic';
import { linkStatOf } from '../model/files';
import { isError } from '../model/print';
import type { RoutePlan } from '../plan/plan';
import type { Site } from '../plan/site';
import { FOLDERS } from '../read/folders';
import { readText } from '../read/read-text';

/** Published addresses, one per line. `npm run release -- cut` adds the addresses of a release. */
export const ADDRESS_LIST = `${FOLDERS.site}/addresses.txt`;

/**
 * Reports published addresses that are no longer pages or redirects, because other sites link to them: one problem per
 * page, even if several versions lack it. When a file is unreadable its addresses are missing too, so nothing is
 * reported.
 */
export function lostAddresses({ root, config, problems }: Site, plan: RoutePlan): Diagnostic[] {
  if (linkStatOf(path.join(root, ADDRESS_LIST)) === null || problems.some(isError)) return [];
  const pages = new Set(plan.pages.map((page) => normalizePath(page.path)));
  const found: Diagnostic[] = [];
  const lost = new Map<string, { address: string; line: number }[]>();
  for (const [index, address] of readText(root, ADDRESS_LIST, found).split('\n').entries()) {
    const route = normalizePath(address.trim());
    if (address.trim() === '' || pages.has(route) || redirectTarget(plan.redirects, route) !== undefined) continue;
    const page = route.replace(new RegExp(`^${config.docs.base}/[^/]+`), '');
    lost.set(page, [...(lost.get(page) ?? []), { address, line: index + 1 }]);
  }
  return [
    ...found,
    ...[...lost.values()].map((places) =>
      fileError(
        ADDRESS_LIST,
        'routes/lost-address',
        `These published addresses no longer lead to a page: ${places.map(({ address }) => address).join(', ')}.`,
        'Add a redirect to site.config.ts; `npm run rename OLD NEW` moves a page and adds it.',
        places[0]?.line,
      ),
    ),
  ];
}
