import { existsSync } from 'node:fs';
import path from 'node:path';
import { decodePercent } from '../../src/shared/urls';
import type { Checkouts } from '../listings/checkouts';

/** A message for an address of the tool's source that the checkout of its version does not have, else `null`. */
export function sourceProblem(address: string, checkouts: Checkouts, repository: string): string | null {
  const raw = repository.replace('https://github.com/', 'https://raw.githubusercontent.com/');
  const page = /^\/(?:blob|tree|raw)(\/.*)$/s;
  const rest = address.startsWith(`${raw}/`)
    ? address.slice(raw.length)
    : address.startsWith(`${repository}/`)
      ? page.exec(address.slice(repository.length))?.[1]
      : undefined;
  const [, version = '', file] = /^\/(?:refs\/(?:heads|tags)\/)?([^/?]+)\/([^?]+)/.exec(rest ?? '') ?? [];
  const checkout = checkouts.get(version);
  if (checkout === undefined || file === undefined) return null;
  const name = decodePercent(file);
  return existsSync(path.join(checkout, name)) ? null : `${version} has no file ${name}.`;
}
