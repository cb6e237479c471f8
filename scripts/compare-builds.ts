import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { UsageError } from '../src/engine/model/errors';
import { statOf } from '../src/engine/model/files';
import { walk } from '../src/engine/read/walk';
import { ASSETS_FILE } from '../src/engine/render/hosts/hosting';
import { runAsProgram, scriptCommand } from './command';

const HELP = `npm run compare -- BEFORE AFTER

Compares two builds of the site page by page: build, keep \`dist/\` aside, update a dependency, build again.
Exits with 1 when a reader could notice a difference: in the files, the words, the links or the text files.`;

/** Differences of each kind that are printed. */
const SHOWN = 10;

/** Differences by kind. Only those in markup alone go unnoticed by readers. */
interface Differences {
  files: string[];
  words: string[];
  links: string[];
  /** Markdown twins, feeds, the sitemap, search data and the other text files, compared without hashes. */
  texts: string[];
  markup: string[];
}

/** `npm run compare`. */
export const runCompare = scriptCommand(HELP, {}, ({ positionals: [before, after, ...more], print }) => {
  if (before === undefined || after === undefined || more.length > 0) throw new UsageError(HELP);
  for (const folder of [before, after])
    if (!statOf(folder)?.isDirectory()) throw new UsageError(`There is no folder ${folder}.`);
  const differences = compareBuilds(before, after);
  for (const [kind, list] of Object.entries(differences) as [keyof Differences, string[]][]) {
    print(`${kind}: ${list.length} differ\n`);
    for (const line of list.slice(0, SHOWN)) print(`    ${line}\n`);
  }
  const { markup: _markup, ...noticed } = differences;
  return Promise.resolve(Object.values(noticed).flat().length > 0 ? 1 : 0);
});

/** Compares all pages and text files of two output folders. */
export function compareBuilds(before: string, after: string): Differences {
  const [old, now] = [textFiles(before), textFiles(after)];
  const found: Differences = { files: [], words: [], links: [], texts: [], markup: [] };
  for (const name of now.keys()) if (!old.has(name)) found.files.push(`new ${name}`);
  for (const [name, file] of old) {
    const next = now.get(name);
    if (next === undefined) {
      found.files.push(`missing ${name}`);
      continue;
    }
    const [source, nextSource] = [readFileSync(file, 'utf8'), readFileSync(next, 'utf8')];
    if (source === nextSource) continue;
    if (!name.endsWith('.html')) {
      addDifference(found.texts, name, piecesOf(source), piecesOf(nextSource));
      continue;
    }
    const [page, nextPage] = [readPage(source), readPage(nextSource)];
    addDifference(found.words, name, page.words, nextPage.words);
    addDifference(found.links, name, page.links, nextPage.links);
    if (page.markup !== nextPage.markup) found.markup.push(name);
  }
  return found;
}

/** Text files, by their path without hashes of the build. The list of assets contains only hashes, so it is left out. */
function textFiles(root: string): Map<string, string> {
  const names = walk(root, (name) => /\.(?:html|md|txt|xml|json)$/.test(name) && name !== ASSETS_FILE);
  return new Map(names.map((name) => [withoutHashes(name), path.join(root, name)]));
}

/** Removes what every build makes afresh: content hashes of assets, times and fingerprints of builds. */
function withoutHashes(text: string): string {
  return text
    .replace(/(?<=assets\/[\w.-]*?)[-.][\w-]{8,10}(?=\.[a-z\d]+\b)/g, '')
    .replace(/\b\d{8}-\d{6}\b/g, 'TIME')
    .replace(/"(mark|build)":"[\da-f]+"/g, '"$1":""');
}

/** Words, elements or members of lists, so that the first difference in a long line is found. */
function piecesOf(text: string): string[] {
  return withoutHashes(text).split(/(?<=[,>])|\s+/);
}

/** The main part of a page: its words, its addresses and ids in order, and all of its markup. */
function readPage(source: string): { words: string[]; links: string[]; markup: string } {
  const tree = mainOf(fromHtml(source));
  const words: string[] = [];
  const links: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text') words.push(...node.value.split(/\s+/).filter(Boolean));
    if (node.type !== 'element') return undefined;
    for (const name of ['href', 'src', 'id']) {
      const value = node.properties[name];
      if (typeof value === 'string') links.push(`${name}=${withoutHashes(value)}`);
    }
    return ['script', 'style', 'template'].includes(node.tagName) ? SKIP : undefined;
  });
  return { words, links, markup: withoutHashes(toHtml(tree)).replace(/\s+/g, ' ') };
}

function mainOf(page: Nodes): Nodes {
  let main: Element | undefined;
  visit(page, { type: 'element', tagName: 'main' }, (element) => {
    main ??= element as Element;
  });
  return main ?? page;
}

/** Adds the first place where two lists differ. */
function addDifference(list: string[], name: string, before: readonly string[], after: readonly string[]): void {
  const longer = Math.max(before.length, after.length);
  for (let index = 0; index < longer; index += 1) {
    if (before[index] === after[index]) continue;
    const around = (items: readonly string[]): string =>
      items
        .slice(Math.max(0, index - 3), index + 6)
        .join(' ')
        .slice(0, 300);
    list.push(`${name}\n        before: … ${around(before)}\n        after:  … ${around(after)}`);
    return;
  }
}

await runAsProgram(runCompare, import.meta.url);
