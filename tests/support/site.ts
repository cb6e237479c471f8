import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../../site.config';
import { serveDist } from '../../src/engine/serve/server';

/** Root of the project. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** The built site, made by the check before. */
export const DIST = path.join(ROOT, 'dist');

/** Root of a fixture site. */
export function fixtureRoot(name: string): string {
  return path.join(ROOT, 'tests/fixtures/sites', name);
}

/** Lines of a list in `tests/data/`. */
export function readList(name: string): string[] {
  return readFileSync(path.join(ROOT, 'tests/data', name), 'utf8')
    .split('\n')
    .filter(Boolean);
}

/** Every page of a built site. */
export function siteRoutes(dist = DIST): string[] {
  return (JSON.parse(readFileSync(path.join(dist, '_data/routes.json'), 'utf8')) as { paths: string[] }).paths;
}

/** The kind of a page, which it shares with the pages of its section. */
function kindOf(route: string): string {
  const segments = route.split('/');
  const section = segments.slice(0, segments[1] === 'docs' ? 4 : 3).join('/');
  return `${section.replace(/\d{4}$/, 'post')} ${segments.length}`;
}

/** One page of each kind, in every version. */
export function routesOfKinds(dist = DIST): string[] {
  return [...new Map(siteRoutes(dist).map((route) => [kindOf(route), route])).values()];
}

/** Every page of the latest version and one page of each other kind: what the quick run opens. */
export function distinctRoutes(dist = DIST): string[] {
  const latest = siteRoutes(dist).filter((route) => `${route}/`.startsWith('/docs/latest/'));
  return [...new Set([...latest, ...routesOfKinds(dist)])];
}

/** The versions of the documentation as the configuration has them, in the order of the dropdown. */
export const VERSIONS = config.docs?.versions ?? [];

/** Releases with their own address, newest first. */
const RELEASES = VERSIONS.filter(({ status }) => status === 'supported' || status === 'unmaintained').map(
  ({ name }) => name,
);
export const NEWEST = RELEASES[0] ?? 'main';
export const OLDEST = RELEASES.at(-1) ?? 'main';
/** The release before the newest one. */
export const PREVIOUS = RELEASES[1] ?? 'main';

/**
 * A page that the newest release has and the oldest one lacks, below a version; `null` where they have the same pages.
 */
export function lackingPage(dist = DIST): string | null {
  const routes = new Set(siteRoutes(dist));
  const below = `/docs/${NEWEST}`;
  const pages = [...routes]
    .filter((route) => route.startsWith(`${below}/gadgets/`))
    .map((route) => route.slice(below.length));
  return pages.find((page) => !routes.has(`/docs/${OLDEST}${page}`)) ?? null;
}

/** Whether all of these versions still exist; a test of their texts applies until the first is retired. */
export function hasVersions(...names: string[]): boolean {
  return names.every((name) => VERSIONS.some((version) => version.name === name));
}

/** A running server of a built site. */
export interface TestServer {
  /** Origin without a last slash. */
  origin: string;
  close(): Promise<void>;
}

/** Serves a built site on a free port. */
export async function startServer(dist = DIST): Promise<TestServer> {
  const { close, url } = await serveDist(dist, { host: '127.0.0.1', port: 0 });
  return {
    origin: new URL(url).origin,
    close: () => close(),
  };
}

/** Route path to the file of its page in the output. */
export function fileOfRoute(route: string): string {
  return path.join(DIST, route.replace(/^\//, ''), 'index.html');
}
