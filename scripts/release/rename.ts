import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../src/engine/model/errors';
import { FOLDERS } from '../../src/engine/read/folders';
import { walk } from '../../src/engine/read/walk';
import type { RedirectRule } from '../../src/shared/redirects';
import { normalizePath } from '../../src/shared/urls';
import { insertElement, removeElement } from './config-text';
import { git, type Report } from './git';
import { isAnswered, lookAt, type SiteLook } from './look';
import { editConfig } from './site-texts';

/** Texts that may name a page. */
const NAMING = /^(?:site\.config\.ts|(?:content|tests|bench)\/(?!.*fixtures\/).*\.(?:md|ya?ml|tsx?))$/;

/**
 * Moves a page of the documentation, or all pages below a folder, in every layer of a checkout. Links, sidebar
 * references and queries follow, and the old addresses become redirects. Throws `CommandError` for a path without
 * pages, and for one that is taken.
 */
export async function rename(root: string, from: string, to: string): Promise<Report> {
  const before = await lookAt(root);
  const { config } = before.context.site;
  const [old, wanted] = [pageName(from), pageName(to)];
  const layers = config.docs.layers.map((layer) => `${FOLDERS.docs}/${layer}`);
  const files = new Map(layers.map((layer) => [layer, walk(path.join(root, layer), () => true)]));
  const all = new Set([...files.values()].flat());
  const isFolder = !all.has(`${old}.md`);
  const moved = new Map(
    [...all]
      .filter((file) => (isFolder ? file.startsWith(`${old}/`) : file === `${old}.md`))
      .map((file) => [file, wanted + file.slice(old.length)]),
  );
  if (moved.size === 0) throw new CommandError(`No layer has the page or folder "${old}". Write docs/ and its path.`);
  const taken = [...moved.values()].find((file) => all.has(file));
  if (taken !== undefined) throw new CommandError(`${taken} already exists. Choose another name.`);

  /** Files below the root: the new path by the old one. */
  const renames = new Map(
    [...files].flatMap(([layer, own]) =>
      own.flatMap((file) => (moved.has(file) ? [[`${layer}/${file}`, `${layer}/${moved.get(file)}`] as const] : [])),
    ),
  );
  for (const [source, target] of renames) {
    mkdirSync(path.dirname(path.join(root, target)), { recursive: true });
    git(root, ['mv', source, target]);
  }
  const addresses = newAddresses(before, await lookAt(root), renames);
  const renamed = renamer(old, wanted, addresses, isFolder);
  const sources = new Map<string, string>([...renames].map(([source, target]) => [target, source]));
  for (const file of git(root, ['ls-files', '-z']).split('\0')) {
    if (!NAMING.test(file) || !existsSync(path.join(root, file))) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    const source = sources.get(file) ?? file;
    const layer = layers.find((one) => source.startsWith(`${one}/`));
    const relinked = layer === undefined ? text : withMovedLinks(text, source.slice(layer.length + 1), moved, all);
    const written = renamed(relinked, file);
    if (written !== text) writeFileSync(path.join(root, file), written);
  }
  const redirects = [...addresses].map(([address, target]) => ({ from: address, to: target }));
  await editConfig(root, (text) => withRedirects(text, before, redirects));
  const after = await lookAt(root);
  const lost = [...before.routes].filter((route) => !isAnswered(after, route));
  return {
    steps: [
      `${old} becomes ${wanted} (files moved: ${renames.size})`,
      ...redirects.map((redirect) => `${redirect.from} redirects to ${redirect.to}`),
    ],
    notes: [
      'titles, sidebar labels and descriptions stay as they are: edit them in the files',
      ...lost.map((route) => `${route} would no longer work: add a redirect`),
      ...after.problems.filter((problem) => !before.problems.includes(problem)),
    ],
  };
}

/** The path of a page below its layer. */
function pageName(written: string): string {
  const name = /^docs\/((?:[\w-]+\/)*[\w-]+)$/.exec(written)?.[1];
  if (name !== undefined) return name;
  throw new CommandError(
    `"${written}" is no path of a page. Write docs/ and letters, digits, hyphens and underscores: docs/reference/run.`,
  );
}

/** Where the addresses of moved files lead now, in all versions. */
function newAddresses(before: SiteLook, after: SiteLook, renames: ReadonlyMap<string, string>): Map<string, string> {
  const keyOf = (version: string | undefined, file: string | null | undefined): string => `${version} ${file}`;
  const now = new Map(after.plan.pages.map((page) => [keyOf(page.docs?.version, page.file), page.path]));
  return new Map(
    before.plan.pages.flatMap(({ file, docs, path: address }): [string, string][] => {
      const target = now.get(keyOf(docs?.version, renames.get(file ?? '')));
      const isKept = target === undefined || normalizePath(target) === normalizePath(address);
      return isKept ? [] : [[normalizePath(address), target]];
    }),
  );
}

/** A text with relative links that lead to the same files as before, though those or the text itself have moved. */
function withMovedLinks(
  text: string,
  file: string,
  moved: ReadonlyMap<string, string>,
  all: ReadonlySet<string>,
): string {
  const folder = path.posix.dirname(file);
  const newFolder = path.posix.dirname(moved.get(file) ?? file);
  return text.replace(/(\]\(<?|^ {0,3}\[[^\]\n]+\]:\s+<?)([^)\s<>#?]+)/gm, (link, opening: string, target: string) => {
    const meant = path.posix.join(folder, target);
    const now = moved.get(meant) ?? meant;
    const isKept = /^(?:[a-z][\w+.-]*:|\/)/i.test(target) || !all.has(meant) || (now === meant && folder === newFolder);
    return isKept ? link : opening + path.posix.relative(newFolder, now);
  });
}

/** Replaces old addresses with the new ones, and old page names in data and code. */
function renamer(
  old: string,
  wanted: string,
  addresses: ReadonlyMap<string, string>,
  isFolder: boolean,
): (text: string, file: string) => string {
  const escaped = [...addresses.keys()].map((address) => address.replaceAll('.', '\\.'));
  // The source of a redirect stays as it is.
  const address = new RegExp(`(?<!from: ['"])(?:${escaped.sort().reverse().join('|')})(?![\\w-]|/\\w)`, 'g');
  // A name of one word is a word of many texts, so it needs its field in front.
  const field = old.includes('/') ? '(?<![\\w/.-])' : `(?<=\\b(?:doc|page|target|path): ['"]?)`;
  const name = new RegExp(`${field}${old}(?![\\w-]${isFolder ? '' : '|/'}|\\.\\w)`, 'g');
  const listed = new RegExp(`(?<![\\w/-])${old}(?![\\w-]${isFolder ? '' : '|/'})`, 'g');
  return (text, file) => {
    const moved =
      escaped.length === 0 ? text : text.replace(address, (found) => normalizePath(addresses.get(found) ?? found));
    if (file.endsWith('.md')) return moved;
    return moved.replace(file.endsWith('/_version.yaml') ? listed : name, wanted);
  };
}

/** The configuration with redirects, without those from addresses that are pages again. */
function withRedirects(source: string, { context }: SiteLook, redirects: readonly RedirectRule[]): string {
  const targets = new Set(redirects.map(({ to }) => normalizePath(to)));
  const outdated = context.site.config.redirects.flatMap(({ from }, index) =>
    targets.has(normalizePath(from)) ? [index] : [],
  );
  const cleared = outdated.reverse().reduce((text, index) => removeElement(text, ['redirects'], index), source);
  return redirects.reduce((text, redirect) => insertElement(text, ['redirects'], Infinity, redirect), cleared);
}
