import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../src/engine/model/command-error';
import { CONFIG_FILE } from '../../src/engine/read/config/field-place';
import type { SiteConfig } from '../../src/engine/read/config/schema';
import { layerOf } from '../../src/engine/read/docs/version-order';
import { redirectTarget, restBelow, type RedirectRule } from '../../src/shared/redirects';
import { applyChanges, trialCopy, type SiteChanges } from './changes';
import { insertElement, removeElement } from './config-text';
import { namesVersion } from './gadget-spans';
import { lookAt, type SiteLook } from './look';
import type { ReleasePlan } from './plan';
import { contentFolders, formattedConfig, layerFolders, newLinkList } from './site-files';

/**
 * Plans the retirement of a version: its addresses lead to the version that comes after it, those of pages which that
 * one has not to the next one that has them, else to its first page. Its layer stays where others show its pages
 * through. Throws `CommandError` for a version that cannot be retired.
 */
export async function planRetire(root: string, name: string): Promise<ReleasePlan> {
  const before = await lookAt(root);
  const { config, folders } = before.planned[0].context.site;
  const heirs = heirsOf(config, name);
  const index = config.docs.versions.findIndex((version) => version.name === name);
  const layer = layerOf(config.docs, config.docs.versions[index] ?? { name });
  const old = `${config.docs.base}/${name}`;
  const redirects = redirectsOf(
    before,
    old,
    heirs.map((heir) => `${config.docs.base}/${heir}`),
  );
  const unused =
    !isShown(before, config, layer, name) && (folders.gadgets === null || !namesVersion(root, folders.gadgets, layer));
  let text = removeElement(readFileSync(path.join(root, CONFIG_FILE), 'utf8'), ['docs', 'versions'], index);
  if (unused) text = removeElement(text, ['docs', 'layers'], config.docs.layers.indexOf(layer));
  for (const redirect of redirects) text = insertElement(text, ['redirects'], Infinity, redirect);
  const changes: SiteChanges = {
    renames: [],
    removes: unused ? layerFolders(root, folders, layer) : [],
    writes: new Map([[CONFIG_FILE, await formattedConfig(root, text)]]),
  };
  const trial = trialCopy(root, contentFolders(folders));
  try {
    applyChanges(trial.root, changes);
    const after = await lookAt(trial.root);
    const lost = [...before.routes].filter((route) => !isAnswered(after, route));
    if (lost.length > 0) throw new CommandError(`These addresses would be gone:\n  ${lost.join('\n  ')}`);
    const links = newLinkList(trial.root, after);
    if (links) changes.writes.set(links.file, links.text);
    return {
      steps: [
        `${name} is no longer a version`,
        ...redirects.map(({ from, to }) => `${from} leads to ${to}`),
        unused
          ? `the layer ${layer} goes: no other version shows one of its pages`
          : `the layer ${layer} stays: other versions show its pages through`,
      ],
      changes,
      notes: [...linksTo(after, old), ...after.problems.map(({ file, line, message }) => `${file}:${line} ${message}`)],
    };
  } finally {
    trial.remove();
  }
}

/** Versions that take the place of a retired one, the best first: newer ones from the next on, then older ones. */
function heirsOf({ docs }: SiteConfig, name: string): string[] {
  const version = docs.versions.find((one) => one.name === name);
  const kept = docs.versions.filter((one) => one.status === 'supported' || one.status === 'unmaintained');
  if (!version || !kept.includes(version)) {
    const names = kept.map((one) => one.name).join(', ');
    throw new CommandError(
      `${version ? `"${name}" is no release` : `There is no version "${name}"`}. Releases: ${names}.`,
    );
  }
  const order = (one: { name: string; servesLayer?: string | undefined }): number =>
    docs.layers.indexOf(layerOf(docs, one));
  const others = kept.filter((one) => one !== version).sort((a, b) => order(a) - order(b));
  if (others.length === 0) throw new CommandError(`${name} is the only release.`);
  const newer = others.filter((one) => order(one) > order(version));
  return [...newer, ...others.filter((one) => !newer.includes(one)).reverse()].map((one) => one.name);
}

/** One pattern, and redirects of their own for pages that its target has not. */
function redirectsOf({ routes }: SiteLook, old: string, heirs: readonly string[]): RedirectRule[] {
  const [heir = ''] = heirs;
  const single = [...routes].flatMap((route): RedirectRule[] => {
    const rest = restBelow(old, route);
    if (rest === null || routes.has(heir + rest)) return [];
    const other = heirs.find((one) => routes.has(one + rest));
    return [{ from: route, to: (other ?? heir) + (other === undefined ? '' : rest) }];
  });
  return [{ from: `${old}/*`, to: `${heir}/*` }, ...single];
}

/** Whether another version shows a page or category of a layer. */
function isShown({ planned }: SiteLook, { docs }: SiteConfig, layer: string, name: string): boolean {
  return planned.some(({ context: { site } }) =>
    site.versions
      .filter(({ config }) => config.name !== name && layerOf(docs, config) !== layer)
      .some(({ files }) =>
        [...files.pages.values(), ...files.categories.values()].some(({ file }) => file.includes(`/${layer}/`)),
      ),
  );
}

function isAnswered({ routes, redirects }: SiteLook, route: string): boolean {
  const target = redirectTarget(redirects, route);
  return routes.has(route) || (target !== undefined && routes.has(target.replace(/[?#].*$/, '')));
}

/** Links of pages that now lead through a redirect. */
function linksTo({ planned }: SiteLook, old: string): string[] {
  const links = planned.flatMap(({ plan }) => plan.pages.flatMap((page) => page.links));
  const through = links.filter(({ path: to }) => to !== null && restBelow(old, to) !== null);
  return [
    ...new Set(through.map(({ file, line, target }) => `${file}:${line} links to ${target}, which is a redirect now`)),
  ];
}
