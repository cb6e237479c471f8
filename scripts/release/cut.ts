import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONFIG_FILE } from '../../src/engine/read/config/field-place';
import type { SiteConfig } from '../../src/engine/read/config/schema';
import type { SiteFolders } from '../../src/engine/read/folders';
import { isPage, walk } from '../../src/engine/read/walk';
import { redirectTarget, type RedirectRule } from '../../src/shared/redirects';
import { applyChanges, trialCopy, type SiteChanges } from './changes';
import { insertElement, setField } from './config-text';
import { changesSince, renamedSpans } from './gadget-spans';
import { lookAt, type SiteLook } from './look';
import type { ReleasePlan } from './plan';
import { contentFolders, formattedConfig, layerFolders, mentions, newLinkList } from './site-files';
import { nextVariables, requireNewer, versionsOf } from './versions';

/** What cutting a version may be told. */
interface CutOptions {
  /** Values of variables that do not follow from those of the release before. */
  variables: Readonly<Record<string, string>>;
  /** Releases that stay supported beside the new one. */
  supported: readonly string[];
}

/**
 * Plans the cut of a version: the layer of what comes next gets the name of the release, and what comes next begins
 * anew. The changes are tried in a copy, so that addresses which would be gone get their redirects. Throws
 * `CommandError` for a name that is no newer version.
 */
export async function planCut(root: string, name: string, options: CutOptions): Promise<ReleasePlan> {
  const before = await lookAt(root);
  const { config, folders } = before.planned[0].context.site;
  const versions = versionsOf(config);
  requireNewer(name, versions);
  const layer = versions.layers.at(-1) ?? '';
  const variables = { ...nextVariables(name, versions), ...options.variables };
  const source = readFileSync(path.join(root, CONFIG_FILE), 'utf8');
  const changes: SiteChanges = {
    renames: layerFolders(root, folders, layer).map((folder) => [folder, `${path.posix.dirname(folder)}/${name}`]),
    removes: [],
    writes: folders.gadgets === null ? new Map() : renamedSpans(root, folders.gadgets, layer, name),
  };
  const text = cutConfig(source, config, name, { ...options, variables });
  changes.writes.set(CONFIG_FILE, await formattedConfig(root, text));
  const news = changesOf(root, folders, before, { layer, before: versions.newest });
  const trial = trialCopy(root, contentFolders(folders));
  try {
    applyChanges(trial.root, changes);
    const redirects = redirectsOfGone(
      before,
      await lookAt(trial.root),
      `${config.docs.base}/${versions.newest}`,
      config,
    );
    const complete = redirects.reduce((made, one) => insertElement(made, ['redirects'], Infinity, one), text);
    changes.writes.set(CONFIG_FILE, await formattedConfig(root, complete));
    applyChanges(trial.root, { ...changes, renames: [] });
    const after = await lookAt(trial.root);
    const links = newLinkList(trial.root, after);
    if (links) changes.writes.set(links.file, links.text);
    const spoken = [...changes.renames.map(([, to]) => to), ...(folders.gadgets === null ? [] : [folders.gadgets])];
    return {
      steps: [
        `${name} is the layer that was ${layer}; ${layer} is the same until it has pages of its own`,
        `latest serves ${name}: ${Object.entries(variables)
          .map((one) => one.join('='))
          .join(', ')}`,
        ...noLongerSupported(config, options).map((old) => `${old} is no longer maintained`),
        ...redirects.map(({ from, to }) => `${from} leads to ${to}: ${name} has no such page`),
        ...(news.length > 0 ? ['new since the last release:', ...news.map((one) => `  ${one}`)] : []),
      ],
      changes,
      notes: [
        ...mentions(trial.root, spoken, layer),
        ...after.problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
      ],
    };
  } finally {
    trial.remove();
  }
}

function noLongerSupported({ docs }: SiteConfig, { supported }: CutOptions): string[] {
  return docs.versions
    .filter(({ status, name }) => status === 'supported' && !supported.includes(name))
    .map(({ name }) => name);
}

function cutConfig(source: string, config: SiteConfig, name: string, options: CutOptions): string {
  const { layers, versions } = config.docs;
  const at = (status: string): number => versions.findIndex((version) => version.status === status);
  const of = (index: number, field: string): string[] => ['docs', 'versions', String(index), field];
  let text = insertElement(source, ['docs', 'layers'], layers.length - 1, name);
  text = setField(text, of(at('latest'), 'servesLayer'), name);
  text = setField(text, of(at('latest'), 'variables'), options.variables);
  for (const old of noLongerSupported(config, options)) {
    const index = versions.findIndex((version) => version.name === old);
    text = setField(text, of(index, 'status'), 'unmaintained');
  }
  const entry = { name, status: 'supported', variables: options.variables };
  return insertElement(text, ['docs', 'versions'], at('unreleased') + 1, entry);
}

/** Redirects for addresses that the new release no longer has: to the page in the release before. */
function redirectsOfGone(before: SiteLook, after: SiteLook, target: string, { docs }: SiteConfig): RedirectRule[] {
  return [...before.routes].flatMap((route): RedirectRule[] => {
    if (after.routes.has(route) || redirectTarget(after.redirects, route) !== undefined) return [];
    const kept = route.replace(new RegExp(`^${docs.base}/[^/]+`), target);
    return [{ from: route, to: after.routes.has(kept) ? kept : target }];
  });
}

/** What the pages of a layer and the gadget data have that the release before has not. */
function changesOf(
  root: string,
  folders: SiteFolders,
  look: SiteLook,
  { layer, before }: { layer: string; before: string },
): string[] {
  const old = look.planned[0].context.site.versions.find(
    ({ config }) => (config.servesLayer ?? config.name) === before,
  );
  const known = new Set([...(old?.files.pages.keys() ?? [])].map((file) => file.replace(/\.mdx?$/, '')));
  const folder = `${folders.docs ?? ''}/${layer}`;
  const pages = walk(path.join(root, folder), isPage).map((file) => file.replace(/\.mdx?$/, ''));
  return [
    ...pages.map((page) => `page ${page}, ${known.has(page) ? 'changed' : 'new'}`),
    ...(folders.gadgets === null ? [] : changesSince(root, folders.gadgets, layer, before)),
  ];
}
