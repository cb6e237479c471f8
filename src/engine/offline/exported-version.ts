import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../shared/nearest';
import type { SiteData, VersionData } from '../../shared/site-data';
import { normalizePath, stripBase } from '../../shared/urls';
import { DOCS_SET } from '../../shared/constants';
import { UsageError } from '../model/command-error';

/** A version of a built site that is made into something else. */
export interface ExportedVersion {
  version: VersionData;
  routes: string[];
}

/** What a build says of the versions of a docs set. */
interface VersionRecords {
  versions: { name: string; docs: { path: string }[] }[];
}

/** The version of a name. Throws `UsageError` that names all versions for an unknown one. */
export function versionNamed({ docsSets }: Pick<SiteData, 'docsSets'>, name: string): VersionData {
  const versions = docsSets[0]?.versions ?? [];
  const version = versions.find((one) => one.name === name);
  if (version) return version;
  const names = versions.map((one) => one.name);
  const near = nearest(name, names);
  throw new UsageError(
    `There is no version "${name}".${near ? ` Did you mean "${near}"?` : ''} Versions: ${names.join(', ') || 'none'}.`,
  );
}

/** Finds a version in a built site. Throws `UsageError` that names all versions for an unknown one. */
export function exportedVersion(
  { dist, site }: { dist: string; site: Pick<SiteData, 'base' | 'docsSets'> },
  name: string,
): ExportedVersion {
  const version = versionNamed(site, name);
  const readData = (file: string): unknown => JSON.parse(readFileSync(path.join(dist, '_data', file), 'utf8'));
  const { paths } = readData('routes.json') as { paths: string[] };
  const { versions: records } = (readData('docs-versions.json') as Record<string, VersionRecords>)[DOCS_SET] ?? {};
  const own = new Set(records?.find((record) => record.name === name)?.docs.map((doc) => normalizePath(doc.path)));
  const routes = paths
    .map((address) => normalizePath(stripBase(address, site.base) ?? address))
    .filter((route) => own.has(route));
  if (routes.length === 0) throw new Error(`The version ${name} in ${dist} has no page.`);
  return { version, routes };
}
