import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../shared/nearest';
import type { SiteData, VersionData } from '../../shared/site-data';
import { normalizePath, stripBase } from '../../shared/urls';
import { UsageError } from '../model/command-error';

/** A version of a built site that is made into something else. */
export interface ExportedVersion {
  version: VersionData;
  /** Route paths of its pages, its home among them. */
  routes: string[];
}

/** Finds a version in a built site. Throws `UsageError` that names all versions for an unknown one. */
export function exportedVersion(
  { dist, site }: { dist: string; site: Pick<SiteData, 'base' | 'docsSets'> },
  name: string,
): ExportedVersion {
  const versions = site.docsSets[0]?.versions ?? [];
  const version = versions.find((one) => one.name === name);
  if (!version) {
    const names = versions.map((one) => one.name);
    const near = nearest(name, names);
    throw new UsageError(
      `There is no version "${name}".${near ? ` Did you mean "${near}"?` : ''} Versions: ${names.join(', ') || 'none'}.`,
    );
  }
  const { paths } = JSON.parse(readFileSync(path.join(dist, '_data/routes.json'), 'utf8')) as { paths: string[] };
  const routes = paths
    .map((address) => normalizePath(stripBase(address, site.base) ?? address))
    .filter((route) => route === version.path || route.startsWith(`${version.path}/`));
  if (routes.length === 0) throw new Error(`The version ${name} in ${dist} has no page.`);
  return { version, routes };
}
