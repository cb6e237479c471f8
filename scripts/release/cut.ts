import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ADDRESS_LIST } from '../../src/engine/check/published-addresses';
import { CommandError } from '../../src/engine/model/errors';
import { changesOf } from '../../src/engine/plan/docs/version-changes';
import type { SiteConfig, VersionConfig } from '../../src/engine/read/config/schema';
import { FOLDERS } from '../../src/engine/read/folders';
import { layerOf } from '../../src/engine/read/versions';
import { changeText } from '../../src/shared/changes/sentences';
import { redirectTarget, type RedirectRule } from '../../src/shared/redirects';
import { insertElement, setField } from './config-text';
import type { Report } from './git';
import { lookAt, type SiteLook } from './look';
import { editConfig, gadgetFilesWith, mentions, spanOf } from './site-texts';

/**
 * Cuts a version in a checkout: the layer of what comes next gets the name of the release, and the next layer starts
 * empty. Addresses that would no longer work are redirected. Throws `CommandError` for a name that is no newer version.
 */
export async function cut(root: string, name: string): Promise<Report> {
  const before = await lookAt(root);
  const { config } = before.context.site;
  const { next, latest } = versionsOf(config);
  requireNewer(name, config.docs.layers);
  const layer = layerOf(config.docs, next);
  const newest = layerOf(config.docs, latest);
  const variables = nextVariables(name, newest, latest, next);
  const values = Object.entries(variables).map((one) => one.join('='));
  const outdated = config.docs.versions.filter(({ status }) => status === 'supported');
  const written: string[] = [FOLDERS.gadgets];
  if (existsSync(path.join(root, `${FOLDERS.docs}/${layer}`))) {
    renameSync(path.join(root, `${FOLDERS.docs}/${layer}`), path.join(root, `${FOLDERS.docs}/${name}`));
    written.unshift(`${FOLDERS.docs}/${name}`);
  }
  for (const file of gadgetFilesWith(root, layer))
    writeFileSync(file, readFileSync(file, 'utf8').replace(spanOf(layer), `$1${name}`));
  await editConfig(root, (text) => cutConfig(text, config, name, variables));
  const redirects = redirectsOfRemoved(before, await lookAt(root), `${config.docs.base}/${newest}`, config.docs.base);
  await editConfig(root, (text) =>
    redirects.reduce((made, one) => insertElement(made, ['redirects'], Infinity, one), text),
  );
  const after = await lookAt(root);
  keepAddresses(root, after);
  return {
    steps: [
      `The pages of ${layer} now belong to ${name}; ${layer} inherits them until one of them changes`,
      `latest serves ${name}: ${values.join(', ')}`,
      ...outdated.map((old) => `${old.name} is no longer maintained`),
      ...redirects.map(({ from, to }) => `${from} leads to ${to}: ${name} has no such page`),
      ...newsOf(before, next).map((one) => `new since ${newest}: ${one}`),
    ],
    notes: [...mentions(root, written, layer), ...after.problems],
  };
}

/** Throws `CommandError` for a configuration in which no release can be cut. */
function versionsOf({ docs }: SiteConfig): { next: VersionConfig; latest: VersionConfig } {
  const next = docs.versions.find(({ status }) => status === 'unreleased');
  const latest = docs.versions.find(({ status }) => status === 'latest');
  if (next && latest && docs.layers.at(-1) === layerOf(docs, next)) return { next, latest };
  throw new CommandError(
    'The configuration has no version with the status "unreleased" that serves the newest layer, and one with "latest".',
  );
}

const RELEASE = /^v\d+\.\d+\.\d+$/;

/** Throws `CommandError` unless a name is that of a release above all others. */
function requireNewer(name: string, layers: readonly string[]): void {
  if (!RELEASE.test(name)) throw new CommandError(`"${name}" is no version. Write it as its tag, for example v0.47.0.`);
  const above = layers.find((layer) => RELEASE.test(layer) && name.localeCompare(layer, 'en', { numeric: true }) <= 0);
  if (above !== undefined)
    throw new CommandError(`${name} is not above ${above}, which the site has. Versions: ${layers.join(', ')}.`);
}

/**
 * Variables of a new release: the variables of the previous release, with its number replaced. A value without the
 * number comes from the unreleased version.
 */
function nextVariables(
  name: string,
  newest: string,
  latest: VersionConfig,
  next: VersionConfig,
): Record<string, string> {
  const number = newest.slice(1);
  const valueOf = ([variable, value]: [string, string]): [string, string] => [
    variable,
    value.includes(number) ? value.replaceAll(number, name.slice(1)) : (next.variables[variable] ?? value),
  ];
  return Object.fromEntries(Object.entries(latest.variables).map(valueOf));
}

function cutConfig(
  source: string,
  { docs: { layers, versions } }: SiteConfig,
  name: string,
  variables: Record<string, string>,
): string {
  const field = (index: number, key: string): string[] => ['docs', 'versions', String(index), key];
  const at = (status: string): number => versions.findIndex((version) => version.status === status);
  let text = insertElement(source, ['docs', 'layers'], layers.length - 1, name);
  text = setField(text, field(at('latest'), 'servesLayer'), name);
  text = setField(text, field(at('latest'), 'variables'), variables);
  versions.forEach(({ status }, index) => {
    if (status === 'supported') text = setField(text, field(index, 'status'), 'unmaintained');
  });
  return insertElement(text, ['docs', 'versions'], at('unreleased') + 1, { name, status: 'supported', variables });
}

/** Redirects for addresses that the new release no longer has: to the page in the release before. */
function redirectsOfRemoved(before: SiteLook, after: SiteLook, target: string, base: string): RedirectRule[] {
  return [...before.routes].flatMap((route): RedirectRule[] => {
    if (after.routes.has(route) || redirectTarget(after.redirects, route) !== undefined) return [];
    const kept = route.replace(new RegExp(`^${base}/[^/]+`), target);
    return [{ from: route, to: after.routes.has(kept) ? kept : target }];
  });
}

/** Adds the addresses of the release to those that must not disappear, where the site lists them. */
function keepAddresses(root: string, { plan }: SiteLook): void {
  const file = path.join(root, ADDRESS_LIST);
  if (!existsSync(file)) return;
  const kept = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const all = new Set([...kept, ...plan.pages.map((page) => page.path)]);
  writeFileSync(file, `${[...all].sort().join('\n')}\n`);
}

/** The pages, tools and gadgets that the unreleased version changes, as its home page lists them. */
function newsOf({ context: { site }, plan }: SiteLook, next: VersionConfig): string[] {
  const version = site.docs.find(({ config }) => config.name === next.name);
  const changes = version && changesOf(site, version, plan.history);
  if (!changes) return [];
  return [
    ...changes.pages.map(({ address, change }) => `page ${address}, ${change}`),
    ...changes.data().map((one) => `${[...one.of, one.name].join(' ')}, ${changeText(one)}`),
  ];
}
