import { rmSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../src/engine/model/errors';
import type { SiteConfig } from '../../src/engine/read/config/schema';
import { FOLDERS } from '../../src/engine/read/folders';
import { layerOf } from '../../src/engine/read/versions';
import { restBelow, type RedirectRule } from '../../src/shared/redirects';
import { insertElement, removeElement } from './config-text';
import type { Report } from './git';
import { isAnswered, lookAt, type SiteLook } from './look';
import { editConfig, gadgetFilesWith } from './site-texts';

/**
 * Retires a version in a checkout: its addresses lead to the next version that has the page, or else to the first
 * page of the next version. Its layer stays while other versions show its pages. Throws `CommandError` for a version that cannot be retired.
 */
export async function retire(root: string, name: string): Promise<Report> {
  const before = await lookAt(root);
  const { config } = before.context.site;
  const heirs = heirsOf(config, name).map((heir) => `${config.docs.base}/${heir}`);
  const index = config.docs.versions.findIndex((version) => version.name === name);
  const layer = layerOf(config.docs, config.docs.versions[index] ?? { name });
  const old = `${config.docs.base}/${name}`;
  const redirects = redirectsOf(before, old, heirs);
  const isUnused = !isShown(before, config, layer, name) && gadgetFilesWith(root, layer).length === 0;
  await editConfig(root, (source) => {
    const text = removeElement(source, ['docs', 'versions'], index);
    const left = isUnused ? removeElement(text, ['docs', 'layers'], config.docs.layers.indexOf(layer)) : text;
    return redirects.reduce((made, redirect) => insertElement(made, ['redirects'], Infinity, redirect), left);
  });
  if (isUnused) rmSync(path.join(root, `${FOLDERS.docs}/${layer}`), { recursive: true, force: true });
  const after = await lookAt(root);
  const lost = [...before.routes].filter((route) => !isAnswered(after, route));
  if (lost.length > 0) throw new CommandError(`These addresses would no longer work:\n  ${lost.join('\n  ')}`);
  return {
    steps: [
      `${name} is no longer a version`,
      ...redirects.map(({ from, to }) => `${from} leads to ${to}`),
      isUnused
        ? `the layer ${layer} is removed: no other version shows one of its pages`
        : `the layer ${layer} stays: other versions show its pages`,
    ],
    notes: [...linksTo(after, old), ...after.problems],
  };
}

/** Versions that take the place of a retired one, the best first: newer ones from the next on, then older ones. */
function heirsOf({ docs }: SiteConfig, name: string): string[] {
  const version = docs.versions.find((one) => one.name === name);
  const kept = docs.versions.filter((one) => one.status === 'supported' || one.status === 'unmaintained');
  if (!version || !kept.includes(version))
    throw new CommandError(`There is no release "${name}". Releases: ${kept.map((one) => one.name).join(', ')}.`);
  const order = (one: { name: string; servesLayer?: string | undefined }): number =>
    docs.layers.indexOf(layerOf(docs, one));
  const newer = kept.filter((one) => order(one) > order(version)).sort((a, b) => order(a) - order(b));
  if (newer.length === 0)
    throw new CommandError(`${name} is the newest release. Cut the next one before you retire it.`);
  return newer.map((one) => one.name);
}

/** One pattern, and separate redirects for pages that its target does not have. */
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
function isShown({ context: { site } }: SiteLook, { docs }: SiteConfig, layer: string, name: string): boolean {
  return site.versions
    .filter(({ config }) => config.name !== name && layerOf(docs, config) !== layer)
    .some(({ files }) =>
      [...files.pages.values(), ...files.categories.values()].some(({ file }) => file.includes(`/${layer}/`)),
    );
}

/** Links of pages that now lead through a redirect. */
function linksTo({ plan }: SiteLook, old: string): string[] {
  const links = plan.pages.flatMap((page) => page.links);
  const through = links.filter(({ path: to }) => to !== null && restBelow(old, to) !== null);
  const notes = through.map(({ file, line, target }) => `${file}:${line} links to ${target}, which is a redirect now`);
  return [...new Set(notes)];
}
