import { existsSync } from 'node:fs';
import path from 'node:path';
import { addressOf, type OutsideLink } from '../../src/engine/check/outside-links';
import type { Diagnostic } from '../../src/engine/model/diagnostic';
import { decodePercent } from '../../src/shared/urls';
import type { Checkouts } from '../listings/checkouts';

/** What came of comparing links with checkouts. */
interface SourcePaths {
  /** Addresses of files whose version has a checkout. */
  checked: number;
  problems: Diagnostic[];
}

/** Links to the tool's own files at a version: the path is in the checkout of that version. */
export function checkSourcePaths(links: readonly OutsideLink[], checkouts: Checkouts, repository: string): SourcePaths {
  const seen = new Set<string>();
  const problems = new Map<string, Diagnostic>();
  for (const link of links) {
    const source = sourceOf(addressOf(link), repository);
    if (source === null) continue;
    const checkout = checkouts.get(source.version);
    if (checkout === undefined) continue;
    seen.add(addressOf(link));
    if (existsSync(path.join(checkout, source.file))) continue;
    const { file, line, column } = link;
    problems.set(`${file}:${line}:${column}:${source.version}`, {
      file,
      line,
      column,
      rule: 'link/no-source',
      severity: 'error',
      message: `${source.version} has no file ${source.file}.`,
      hint: 'Link to where it is at this version, or give the version a page of its own.',
    });
  }
  return { checked: seen.size, problems: [...problems.values()] };
}

function sourceOf(address: string, repository: string): { version: string; file: string } | null {
  const raw = repository.replace('https://github.com/', 'https://raw.githubusercontent.com/');
  const rest = address.startsWith(`${raw}/`)
    ? address.slice(raw.length)
    : address.startsWith(`${repository}/`)
      ? (/^\/(?:blob|tree|raw)(\/.*)$/s.exec(address.slice(repository.length))?.[1] ?? '')
      : '';
  const [, version, file] = /^\/(?:refs\/(?:heads|tags)\/)?([^/?]+)\/([^?]+)/.exec(rest) ?? [];
  return version === undefined || file === undefined ? null : { version, file: decodePercent(file) };
}
