import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Checkouts of the tool by version. */
export type Checkouts = ReadonlyMap<string, string>;

/**
 * The checkouts at a path: either a checkout, used for the version its name ends with (for all when it ends with
 * none), or a folder of checkouts whose names end with their version, as `ig-v0.46.0` or `v0.46.0`.
 */
export function findCheckouts(folder: string | null, versions: readonly string[]): Checkouts {
  if (folder === null) return new Map();
  const root = path.resolve(folder);
  if (isCheckout(root)) {
    const own = versions.filter((version) => endsWith(root, version));
    return new Map((own.length > 0 ? own : versions).map((version) => [version, root]));
  }
  const names = existsSync(root) ? readdirSync(root) : [];
  const inside = names.map((name) => path.join(root, name)).filter(isCheckout);
  return new Map(
    versions.flatMap((version) => {
      const found = inside.find((one) => endsWith(one, version));
      return found === undefined ? [] : [[version, found] as const];
    }),
  );
}

function isCheckout(folder: string): boolean {
  return existsSync(path.join(folder, 'include', 'gadget', 'types.h'));
}

function endsWith(folder: string, version: string): boolean {
  const name = path.basename(folder);
  return name === version || name.endsWith(`-${version}`);
}
