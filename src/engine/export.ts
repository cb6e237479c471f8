import path from 'node:path';
import { slug } from 'github-slugger';
import { writeCopy } from './offline/write-copy';
import { siteData } from './plan/site-data';
import { readHeads } from './read/site';

/**
 * Writes a version as a zip to read without the site, into `exports/` or the file
 * that is named, and says where it is. Throws `UsageError` for an unknown version.
 */
export async function exportCopy(root: string, dist: string, version: string, file?: string): Promise<string> {
  const [head] = await readHeads(root);
  const site = siteData(head);
  const target = file ?? path.join(root, 'exports', `${slug(site.title)}-${version}.zip`);
  const { pages, bytes } = await writeCopy({ dist, site, version }, target);
  return `A copy of ${version}: ${pages} pages, ${(bytes / 1e6).toFixed(1)} MB, in ${path.relative(process.cwd(), target)}`;
}
