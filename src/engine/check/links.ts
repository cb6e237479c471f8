import path from 'node:path';
import { nearest, nearestPath } from '../../shared/nearest';
import { redirectTarget, type RedirectRule } from '../../shared/redirects';
import { normalizePath } from '../../shared/urls';
import type { Diagnostic } from '../model/diagnostic';
import { isWhole } from '../plan/resolve-link';
import type { OutgoingLink, PlannedPage } from '../plan/planned-page';

export interface LinkTargets {
  pages: PlannedPage[];
  /** Pages of other languages. Links may lead to them, but their own links are not checked here. */
  otherLanguages?: readonly PlannedPage[];
  /** Links of the configuration, which are on every page. */
  everywhere?: readonly OutgoingLink[];
  /** Files whose text could not be read, of whose anchors nothing is known. */
  unread?: ReadonlySet<string>;
  redirects: readonly RedirectRule[];
  /** Whether the build writes or copies a file; its path has a slash in front. */
  hasFile: (file: string) => boolean;
}

/** Checks every internal link: its page exists, and its anchor exists on that page. Problems are warnings. */
export function checkLinks(targets: LinkTargets): Diagnostic[] {
  const byPath = (page: PlannedPage) => [normalizePath(page.path), page] as const;
  const own = new Map(targets.pages.map(byPath));
  const others = (targets.otherLanguages ?? []).map(byPath);
  const pages = new Map([...others, ...own]);
  const names = [...own.keys(), ...others.map(([name]) => name)];
  const check = (link: OutgoingLink, page: PlannedPage | null): Diagnostic[] => {
    const broken = problemOf(link, page, pages, targets, names);
    const problem = isWhole(link.target) ? ofWhole(link, broken) : broken;
    if (!problem) return [];
    const { file, line, column, context: version } = link;
    return [{ file, line, column, severity: 'warning', version, ...problem }];
  };
  return [
    ...(targets.everywhere ?? []).flatMap((link) => check(link, null)),
    ...targets.pages.flatMap((page) => page.links.flatMap((link) => check(link, page))),
  ];
}

/** The problem of a whole address of the site itself: wrong in copies and other languages, even if it exists. */
function ofWhole({ target, path: page, hash }: OutgoingLink, broken: Problem | null): Problem {
  if (broken) return { ...broken, hint: `${broken.hint} Write addresses of the site itself as paths.` };
  const written = encodeURI(page ?? '') + (hash === null ? '' : `#${encodeURI(hash)}`);
  return { rule: 'link/own-address', message: `"${target}" is an address of this site.`, hint: `Write "${written}".` };
}

type Problem = { rule: string; message: string; hint: string };

function problemOf(
  link: OutgoingLink,
  from: PlannedPage | null,
  pages: Map<string, PlannedPage>,
  targets: LinkTargets,
  names: string[],
): Problem | null {
  if (link.path === null) {
    const near = meant(nearestFile(link, from, [...pages.values()]));
    const hint = near ?? 'Write the path relative to this file, with its extension.';
    return { rule: 'link/broken-file', message: `The link leads to "${link.target}", which does not exist.`, hint };
  }
  const target = pages.get(normalizePath(link.path));
  if (!target) {
    if (redirectTarget(targets.redirects, normalizePath(link.path)) !== undefined || targets.hasFile(link.path))
      return null;
    const near = meant(nearestPath(normalizePath(link.path), names));
    const hint = near ?? 'Write the address of a page, a redirect or a file of the site.';
    return { rule: 'link/broken', message: `The link leads to "${link.target}", which is not a page.`, hint };
  }
  if (
    link.hash === null ||
    link.hash === '' ||
    link.hash === 'main' ||
    target.anchors === 'unknown' ||
    targets.unread?.has(target.file ?? '') ||
    target.anchors.has(link.hash) ||
    target.body.kind === 'module'
  )
    return null;
  const where = target === from ? 'this page' : target.path;
  return {
    rule: 'link/broken-anchor',
    message: `The link leads to "#${link.hash}", but ${where} has no such anchor.`,
    hint: meant(nearest(link.hash, target.anchors), '#') ?? listed(target.anchors),
  };
}

/** The file that is probably meant, as the link would name it: the layers of a version are as one folder. */
function nearestFile(link: OutgoingLink, from: PlannedPage | null, pages: readonly PlannedPage[]): string | undefined {
  const layer = from ? layerFolder(from) : '';
  const files = pages
    .filter(({ docs }) => docs?.set === from?.docs?.set && docs?.version === from?.docs?.version)
    .flatMap((page) => (page.file === null ? [] : [page.file.slice(layerFolder(page).length)]));
  const folder = path.posix.dirname(link.file.slice(layer.length));
  const near = nearestPath(path.posix.join(folder, link.target.replace(/[?#].*$/s, '')), files);
  return near === undefined ? undefined : path.posix.relative(folder, near);
}

function layerFolder({ file, docs }: PlannedPage): string {
  const name = file?.replace(/(?:index|README)?\.mdx?$/, '') ?? '';
  return docs !== undefined && name.endsWith(docs.page) ? name.slice(0, name.length - docs.page.length) : '';
}

function listed(anchors: ReadonlySet<string>): string {
  const shown = [...anchors].slice(0, 12).map((id) => `#${id}`);
  return anchors.size === 0 ? 'The page has no anchors.' : `Anchors: ${shown.join(', ')}.`;
}

function meant(near: string | undefined, mark = ''): string | undefined {
  return near === undefined ? undefined : `Did you mean "${mark}${near}"?`;
}
