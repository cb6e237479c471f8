import path from 'node:path';
import { normalizePath } from '../../../shared/urls';
import type { Diagnostic } from '../../model/diagnostic';
import { placeOfField } from '../../read/documents';
import { freeSlugs, slugHint } from '../../read/free-slug';
import type { DocEntry, SidebarCategory } from './sidebar';

/** What answers an address, and the file that says so. */
interface AddressOwner {
  path: string;
  file: string;
  line: number;
  column: number;
  /** The file names the address itself. */
  bySlug: boolean;
}

/**
 * Pages and generated landing pages of a version that want one address, with slugs that are free. What several
 * versions share is reported once. `prefix` is the route of the version.
 */
export function reportSameAddresses(
  prefix: string,
  docs: readonly DocEntry[],
  landings: readonly SidebarCategory[],
  problems: Diagnostic[],
): void {
  const owners = [...docs.map(ownerOf), ...landings.map(ownerOfLanding)];
  const seen = new Map<string, AddressOwner>();
  const clashes: [AddressOwner, AddressOwner][] = [];
  for (const owner of owners) {
    const key = normalizePath(owner.path).toLowerCase();
    const first = seen.get(key);
    if (first) clashes.push([first, owner]);
    else seen.set(key, owner);
  }
  const taken = new Set([...seen.keys()].map((address) => address.slice(prefix.length + 1)));
  for (const [first, owner] of clashes) {
    if (isTold(first, owner, problems)) continue;
    const name = path.posix.parse(owner.file).name;
    problems.push(problemOf(first, owner, freeSlugs(owner.path.slice(prefix.length), name, taken)));
  }
}

const ownerOf = ({ path: route, document }: DocEntry): AddressOwner => ({
  path: route,
  ...placeOfField(document, 'slug', document.frontMatter.slug),
  bySlug: document.frontMatter.slug !== undefined,
});

const ownerOfLanding = ({ path: route, generated }: SidebarCategory): AddressOwner => ({
  path: route ?? '',
  file: generated?.file ?? '',
  line: generated?.line ?? 1,
  column: 1,
  bySlug: generated?.bySlug ?? false,
});

const isTold = (first: AddressOwner, { file }: AddressOwner, problems: readonly Diagnostic[]): boolean =>
  problems.some(
    (known) =>
      known.file === file && known.rule.startsWith('routes/duplicate') && known.message.endsWith(` ${first.file}.`),
  );

function problemOf(first: AddressOwner, owner: AddressOwner, slugs: readonly string[]): Diagnostic {
  const bySlug = owner.bySlug || first.bySlug;
  const sentence = bySlug ? 'Give one of the two another slug' : 'Rename one of the two files, or set its slug';
  return {
    file: owner.file,
    line: owner.line,
    column: owner.column,
    rule: bySlug ? 'routes/duplicate-slug' : 'routes/duplicate',
    severity: 'error',
    message: `${owner.path} is already the address of ${first.file}.`,
    hint: slugHint(sentence, owner.file, slugs),
  };
}
