import type { Catalogue } from '../read/gadgets/catalogue';
import { gadgetsAt } from '../read/gadgets/view';
import type { GadgetView } from '../read/gadgets/view-schema';
import { gadgetFlags, type KnownFlag } from './flag-set';

/** The gadgets of one version, made once for all commands. */
export interface VersionViews {
  byName: ReadonlyMap<string, GadgetView>;
  /** Flags of all gadgets together. */
  flags: readonly KnownFlag[];
}

const cache = new WeakMap<Catalogue, Map<string, VersionViews>>();

/** The gadgets of a version, given by a name that `resolveVersion` has returned. */
export function viewsOf(catalogue: Catalogue, version: string): VersionViews {
  const versions = cache.get(catalogue) ?? new Map<string, VersionViews>();
  cache.set(catalogue, versions);
  const known = versions.get(version);
  if (known) return known;
  const views = gadgetsAt(catalogue, version);
  const made = { byName: new Map(views.map((view) => [view.name, view])), flags: views.flatMap(gadgetFlags) };
  versions.set(version, made);
  return made;
}
