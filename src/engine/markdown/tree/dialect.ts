import path from 'node:path';
import type { Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { alertsToAdmonitions } from '../admonitions';
import type { Attributes } from '../nodes';
import { isParent } from '../parse';
import { isTooDeep } from './depth';
import { takeModules, type Binding } from './modules';
import { nest } from './nest';
import { report, type Place, type TreeSource } from './source';

/** A file that a page puts in, or what is wrong with it. */
type Included = { ok: true; file: string; text: string } | { ok: false; problem: string };

/** Reads a file that another one names, relative to it or from the site's root. */
export type ReadInclude = (from: string, specifier: string) => Included;

/** A Markdown file as a tree of the dialect. */
interface DialectTree {
  root: Root;
  bindings: ReadonlyMap<string, Binding>;
  /** Files that were put in, relative to the root. */
  includes: string[];
}

/** Partials in partials; more is most likely a circle. */
const DEEPEST_INCLUDE = 10;

/**
 * Reads the body of a Markdown file as a tree: components, elements and admonitions hold what stands in them, other
 * Markdown files are put in. Problems go to `source.problems`; nothing is thrown for them.
 */
export function readDialect(body: string, source: TreeSource, readInclude: ReadInclude): DialectTree {
  const includes = new Set<string>();
  const text = isTooDeep(body, source) ? '' : body;
  const { root, bindings } = readTree(text, source, readInclude, includes, []);
  markOpenFences(root, text);
  root.children = alertsToAdmonitions(root.children);
  return { root, bindings, includes: [...includes] };
}

/** `putIn` are the attributes of the tags that put this file in, the outermost first. */
function readTree(
  body: string,
  source: TreeSource,
  readInclude: ReadInclude,
  includes: Set<string>,
  putIn: readonly Attributes[],
): { root: Root; bindings: Map<string, Binding> } {
  const root = source.parse(body, source.mdx);
  const bindings = takeModules(root, source);
  const include = (specifier: string, place: Place): { file: string; text: string } | null => {
    const found = readInclude(source.file, specifier);
    if (found.ok && putIn.length < DEEPEST_INCLUDE) {
      includes.add(found.file);
      return found;
    }
    const problem = found.ok ? 'it includes itself, or files ten deep' : found.problem;
    report(source, place, {
      rule: 'markdown/include',
      message: `The file "${specifier}" cannot be put in: ${problem}.`,
      hint: 'Write its path relative to this file, or from the root of the site as @site/….',
    });
    return null;
  };
  const partial = (specifier: string, props: Attributes, place: Place): RootContent[] => {
    const found = include(specifier, place);
    if (found === null) return [];
    const inner: TreeSource = { ...source, file: found.file, mdx: found.file.endsWith('.mdx') };
    const tree = readTree(withoutFrontMatter(found.text), inner, readInclude, includes, [...putIn, props]);
    moveTargets(tree.root, found.file, source.file);
    placeAt(tree.root, place);
    return tree.root.children;
  };
  const textOf = (specifier: string, place: Place): string => include(specifier, place)?.text ?? '';
  root.children = nest(root.children, { source, bindings, props: putIn.at(-1) ?? null, partial, text: textOf });
  return { root, bindings };
}

function withoutFrontMatter(text: string): string {
  return text.replace(/^\uFEFF?---[ \t]*\n[\s\S]*?\n---[ \t]*(?:\n|$)/, (head) =>
    '\n'.repeat(head.split('\n').length - 1),
  );
}

/** Nodes of a file that is put in stand where its tag stands, and are none of the page's own code. */
function placeAt(root: Root, place: Place): void {
  visit(root, (node: Nodes) => {
    node.position = { start: place, end: place };
    if (node.type === 'code' || node.type === 'inlineCode') node.data = { ...node.data, included: true };
  });
}

/** Relative addresses of a file that is put in are made relative to the page that puts it in. */
function moveTargets(root: Root, from: string, to: string): void {
  if (path.posix.dirname(from) === path.posix.dirname(to)) return;
  visit(root, (node: Nodes) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    if (/^(?:[a-z][a-z0-9+.-]*:|[/#])/i.test(node.url)) return;
    const target = path.posix.join(path.posix.dirname(from), node.url);
    node.url = path.posix.relative(path.posix.dirname(to), target);
  });
}

/** Marks a fence that the end of the file closes. Only the last block of the file can be one. */
function markOpenFences(root: Root, body: string): void {
  let last: Nodes | undefined = root;
  while (last && isParent(last)) last = (last.children as Nodes[]).at(-1);
  if (last?.type !== 'code') return;
  const lines = body.split('\n');
  const line = lines[(last.position?.start.line ?? 1) - 1] ?? '';
  const mark = /`{3,}|~{3,}/.exec(line.slice((last.position?.start.column ?? 1) - 1))?.[0];
  if (mark === undefined) return;
  const end = lines[(last.position?.end.line ?? 1) - 1] ?? '';
  const isClosed = last.position?.end.line !== last.position?.start.line && end.trimEnd().endsWith(mark);
  if (!isClosed) last.data = { ...last.data, unclosed: mark };
}

declare module 'mdast' {
  interface CodeData {
    /** The code stands in another file that is put in. */
    included?: boolean;
  }
  interface InlineCodeData {
    included?: boolean;
  }
}
