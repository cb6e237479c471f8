import { commandModel, type CommandModel, type CommandsFile } from '../../shared/commands/model';
import type { Target } from '../../shared/gadgets/row-ids';
import type { GadgetView } from '../../shared/gadgets/view';
import type { PageMeta } from '../../shared/page-data';
import type { SiteData, VersionData } from '../../shared/site-data';
import { commandsDataFile, docPath, withBase } from '../../shared/urls';
import { fetchJson } from '../fetch-json';
import { linkedVersion } from '../shell/navbar/item-links';

/** What commands of a version are explained with. */
export interface VersionCommands {
  version: VersionData;
  model: CommandModel;
}

const loaded = new Map<string, Promise<VersionCommands>>();

/** Versions that have data: all of the first docs set. */
export function versionsOf(site: SiteData): VersionData[] {
  return site.docsSets[0]?.versions ?? [];
}

/** The version that a page is about; for pages without one, the newest release. */
export function versionOfPage(site: SiteData, page: PageMeta): VersionData | null {
  const [set] = site.docsSets;
  return set ? linkedVersion(set, page, null) : null;
}

/** What commands of a page are explained with. Rejects when it cannot be loaded, or when the site has no versions. */
export function loadCommandsOfPage(site: SiteData, page: PageMeta): Promise<VersionCommands> {
  const version = versionOfPage(site, page);
  return version ? loadCommands(site, version) : Promise.reject(new Error('The site has no versions.'));
}

/** Loads the data of a version, once. Rejects when a file cannot be loaded; the next call tries again. */
export function loadCommands(site: SiteData, version: VersionData): Promise<VersionCommands> {
  const known = loaded.get(version.name);
  if (known) return known;
  const loading = load(site, version);
  loaded.set(version.name, loading);
  loading.catch(() => loaded.delete(version.name));
  return loading;
}

async function load(site: SiteData, version: VersionData): Promise<VersionCommands> {
  const url = (path: string): string => withBase(path, site.base);
  const [file, { gadgets }] = await Promise.all([
    fetchJson<CommandsFile>(url(`/${commandsDataFile(version.name)}`)),
    fetchJson<{ gadgets: GadgetView[] }>(url(`${version.path}/gadgets.json`)),
  ]);
  // The pages have filled the variable for tags, and a reader may write any tag.
  return { version, model: { ...commandModel(file, gadgets), tagVariable: null } };
}

/** Address of what a part's target names, in a version. */
export function targetHref(site: SiteData, version: VersionData, { page, anchor }: Target): string {
  return withBase(docPath(version, page), site.base) + (anchor ? `#${anchor}` : '');
}
