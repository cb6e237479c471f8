import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Sites from which something was moved away. */
const sites = new Set<string>();

const asideOf = (site: string): string => path.join(site, 'node_modules/.aside');

/**
 * Moves files and folders of a site out of the way of a build that must not find them. To remove them right before it
 * would be measured with it: ext4 without a journal gives the number of a file that was removed within the last
 * minutes to no new one, and looks at all of them for each file that is made.
 */
export function setAside(site: string, names: readonly string[]): void {
  const aside = asideOf(site);
  for (const name of names.filter((one) => existsSync(path.join(site, one)))) {
    mkdirSync(aside, { recursive: true });
    renameSync(path.join(site, name), path.join(aside, String(readdirSync(aside).length)));
    sites.add(site);
  }
}

/** Removes what was set aside. */
export function removeAside(): void {
  for (const site of sites) rmSync(asideOf(site), { recursive: true, force: true });
  sites.clear();
}
