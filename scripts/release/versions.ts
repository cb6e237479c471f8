import { CommandError } from '../../src/engine/model/command-error';
import type { SiteConfig, VersionConfig } from '../../src/engine/read/config/schema';
import { layerOf } from '../../src/engine/read/docs/version-order';

/** The versions of a site as releases see them. */
interface Versions {
  /** Layers, oldest first. */
  layers: readonly string[];
  /** What comes next, and is not released: the newest layer. */
  next: VersionConfig;
  /** The name under which the newest release is served. */
  latest: VersionConfig;
  /** Layer of the newest release. */
  newest: string;
}

/** Reads the versions of a configuration. Throws `CommandError` for one in which no release could be cut. */
export function versionsOf({ docs }: SiteConfig): Versions {
  const next = docs.versions.find(({ status }) => status === 'unreleased');
  const latest = docs.versions.find(({ status }) => status === 'latest');
  if (!next || !latest || docs.layers.at(-1) !== layerOf(docs, next))
    throw new CommandError(
      'The configuration has no version with the status "unreleased" that serves the newest layer, and one with "latest".',
    );
  return { layers: docs.layers, next, latest, newest: layerOf(docs, latest) };
}

/** Numbers of a release, `v0.47.0`, for comparing; `null` for any other name. */
function numbersOf(name: string): number[] | null {
  const match = /^v(\d+)\.(\d+)\.(\d+)$/.exec(name);
  return match && match.slice(1).map(Number);
}

/** Throws `CommandError` unless a name is that of a release above all others. */
export function requireNewer(name: string, { layers }: Versions): void {
  const numbers = numbersOf(name);
  if (!numbers) throw new CommandError(`"${name}" is no version. Write it as its tag, for example v0.47.0.`);
  for (const layer of layers) {
    if (compare(numbers, numbersOf(layer) ?? [-1]) <= 0)
      throw new CommandError(`${name} is not above ${layer}, which the site has. Versions: ${layers.join(', ')}.`);
  }
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/**
 * Variables of a new release: those of the one before with its number in the place of the other; what does not hold the
 * number is what the unreleased version says.
 */
export function nextVariables(name: string, { latest, next, newest }: Versions): Record<string, string> {
  const bare = (version: string): string => version.replace(/^v/, '');
  return Object.fromEntries(
    Object.entries(latest.variables).map(([variable, value]) => [
      variable,
      value.includes(bare(newest)) ? value.replaceAll(bare(newest), bare(name)) : (next.variables[variable] ?? value),
    ]),
  );
}
