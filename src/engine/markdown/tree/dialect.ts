import type { Root, RootContent } from 'mdast';
import { alertsToAdmonitions } from '../admonitions';
import type { Attributes } from '../nodes';
import type { NameValue, PlainValue } from '../syntax/plain-value';
import { firstSound, readingsByName } from '../readings';
import { nodesOf } from '../text/nodes';
import { readBackslashes } from './addresses';
import { cutFences } from './cut-fences';
import { isTooDeep, refuseDeepTree } from './depth';
import { handedOn, handedTo } from './handed-over';
import { readHead, type DocumentHead } from './head';
import { openMdxBlocks } from './mdx-blocks';
import { isMarkdown } from './module-values';
import { takeModules, type Binding } from './modules';
import { moveTargets } from './move-targets';
import { namesOf } from './names';
import { nest } from './nest';
import { settleComponents } from './site-components';
import { report, type Place, type TreeSource } from './source';
import { joinTornTags } from './torn-tags';

/** A file that a page puts in, or what is wrong with it. */
type Included = { ok: true; file: string; text: string } | { ok: false; problem: string };

/** Reads a file that another one names, relative to it or from the site's root. */
export type ReadInclude = (from: string, specifier: string) => Included;

/** A Markdown file as a tree of the dialect. */
interface DialectTree {
  root: Root;
  /** What the page says of itself in `<Head>`. */
  head: DocumentHead | null;
}

/** What a page may put in, counted each time: ten files that put the next one in twice are a thousand. */
const MOST_INCLUDES = { files: 500, characters: 2_000_000 };

/**
 * Reads the body of a Markdown file as a tree: components, elements and admonitions hold what stands in them, other
 * Markdown files are put in. Problems go to `source.problems`; nothing is thrown for them.
 */
export function readDialect(
  body: string,
  source: TreeSource,
  readInclude: ReadInclude,
  { frontMatter = {}, translations = null }: PageFacts = {},
): DialectTree {
  const files = { readInclude, frontMatter, translations, page: source.file, putIn: { files: 0, characters: 0 } };
  const root = readTree(body, source, files, []);
  refuseDeepTree(root, source);
  markOpenFences(root, body);
  const head = readHead(root, source);
  root.children = alertsToAdmonitions(settleComponents(root.children, source));
  return { root, head };
}

/** What a page's texts may ask for besides other files. */
interface PageFacts {
  frontMatter?: PlainValue;
  /** File of the words of `<Translate>` in the page's language, from the root of the site; `null` for none. */
  translations?: string | null;
}

/** What all files of a page share. */
interface PageFiles extends Required<PageFacts> {
  readInclude: ReadInclude;
  /** The page's own file. */
  page: string;
  /** What was put in so far. */
  putIn: { files: number; characters: number };
}

/** A file that is put in, and the attributes of the tag that does so. */
interface PutIn {
  file: string;
  props: Attributes;
}

/** The flat tree of a file. A page with imports or exports is MDX whatever it is called, as it is for its writers. */
function parseFile(text: string, source: TreeSource): Root {
  const body = isTooDeep(text, source) ? '' : text;
  const root = source.parse(body, source.mdx);
  refuseDeepTree(root, source);
  const opened = openMdxBlocks(root, body);
  const isMdx = source.mdx || opened !== body || root.children.some(({ type }) => type === 'moduleLines');
  const whole = opened === body && isMdx === source.mdx ? root : source.parse(opened, isMdx);
  if (source.isForeign) cutFences(whole, opened, (rest) => source.parse(rest, isMdx));
  return whole;
}

/** `putIn` are this file and those that put it in, the outermost first; none for the page itself. */
function readTree(body: string, source: TreeSource, files: PageFiles, putIn: readonly PutIn[]): Root {
  const { readInclude, frontMatter } = files;
  const root = parseFile(body, source);
  const include = (specifier: string, place: Place): { file: string; text: string } | null => {
    const found = readInclude(source.file, specifier);
    const problem = found.ok ? circleOf(found.file, [files.page, ...putIn.map(({ file }) => file)]) : found.problem;
    if (found.ok && problem === null) return found;
    report(source, place, {
      rule: 'markdown/include',
      message: `The file "${specifier}" cannot be put in: ${problem}.`,
      hint: 'Write its path relative to this file, or from the root of the site as @site/….',
    });
    return null;
  };
  const own = putIn.at(-1)?.props ?? null;
  const partial = (specifier: string, said: Attributes, place: Place): RootContent[] => {
    const found = include(specifier, place);
    if (found === null || !hasRoom(files, found.text, source, place)) return [];
    const isHere = (target: string): boolean => readInclude(source.file, target).ok;
    const props = handedTo(found.file, source.file, handedOn(said, own), isHere);
    const readings = readingsByName(found.file, source.mdx && source.isForeign);
    const { tree, source: inner } = firstSound(readings, (mdx) => {
      const one: TreeSource = { ...source, file: found.file, mdx, problems: [] };
      const text = withoutFrontMatter(found.text);
      return { tree: readTree(text, one, files, [...putIn, { file: found.file, props }]), source: one };
    });
    source.problems.push(...inner.problems);
    const isBeside = (target: string): boolean => readInclude(found.file, target).ok;
    moveTargets(tree, found.file, source.file, isBeside);
    placeAt(tree, place);
    return tree.children;
  };
  const valuesAt = (bindings: ReadonlyMap<string, Binding>, place: Place): NameValue => {
    const text = (specifier: string): string => include(specifier, place)?.text ?? '';
    const json = (specifier: string): PlainValue => readJson(text(specifier), specifier, source, place);
    return namesOf({ bindings, frontMatter, props: own }, text, json);
  };
  const moduleText = (file: string): string | null => {
    const found = readInclude(source.file, file);
    if (!found.ok) return null;
    return isMarkdown(found.file) ? moduleLinesOf(withoutFrontMatter(found.text), source) : found.text;
  };
  const bindings = takeModules(root, source, valuesAt, moduleText);
  const translation = (id: string): string | null => translationOf(id, files);
  const valueOf = (place: Place): NameValue => valuesAt(bindings, place);
  const before = source.problems.length;
  root.children = nest(root.children, { source, bindings, props: own, valueOf, partial, translation });
  joinTornTags(body, source, before);
  readBackslashes(root, source);
  return root;
}

/** The lines of a Markdown file that import and export. */
function moduleLinesOf(body: string, source: TreeSource): string {
  const { children } = source.parse(isTooDeep(body, source) ? '' : body, true);
  return children.map((node) => (node.type === 'moduleLines' ? node.value : '')).join('\n');
}

/** Why a file cannot stand in those around it, the outermost first; `null` where it can. */
function circleOf(file: string, around: readonly string[]): string | null {
  const at = around.lastIndexOf(file);
  if (at < 0) return null;
  return at === around.length - 1
    ? 'it includes itself'
    : `it includes ${around.slice(at + 1).join(', ')}, which includes it`;
}

/** Counts a file that is put in. The first one that is too much for the page is reported, and none after it is read. */
function hasRoom({ page, putIn }: PageFiles, text: string, source: TreeSource, place: Place): boolean {
  const wasFull = isFull(putIn);
  putIn.files += 1;
  putIn.characters += text.length;
  if (!isFull(putIn)) return true;
  if (!wasFull)
    report(source, place, {
      rule: 'markdown/include',
      message: `${page} puts in more than ${MOST_INCLUDES.files} files, or ${MOST_INCLUDES.characters / 1e6} MB of text.`,
      hint: 'Put fewer of them in; files that put in others count each time.',
    });
  return false;
}

function isFull({ files, characters }: PageFiles['putIn']): boolean {
  return files > MOST_INCLUDES.files || characters > MOST_INCLUDES.characters;
}

function readJson(text: string, specifier: string, source: TreeSource, place: Place): PlainValue {
  if (text === '') return null;
  try {
    return JSON.parse(text) as PlainValue;
  } catch {
    report(source, place, {
      rule: 'markdown/include',
      message: `The file "${specifier}" cannot be put in: it is no JSON.`,
      hint: 'Mend it, or import its text: !!raw-loader!….',
    });
    return null;
  }
}

/** What the file of the texts of the page's language, `i18n/de/code.json`, says for an id. */
function translationOf(id: string, { page, readInclude, translations }: PageFiles): string | null {
  if (translations === null) return null;
  const found = readInclude(page, `@site/${translations}`);
  const texts = found.ok ? new Map(Object.entries(parsedTexts(found.text))) : null;
  return texts?.get(id)?.message ?? null;
}

function parsedTexts(text: string): Record<string, { message?: string }> {
  try {
    return JSON.parse(text) as Record<string, { message?: string }>;
  } catch {
    return {};
  }
}

function withoutFrontMatter(text: string): string {
  return text.replace(/^\uFEFF?---[ \t]*\n[\s\S]*?\n---[ \t]*(?:\n|$)/, (head) =>
    '\n'.repeat(head.split('\n').length - 1),
  );
}

/** Nodes of a file that is put in stand where its tag stands, and are none of the page's own code. */
function placeAt(root: Root, place: Place): void {
  for (const node of nodesOf(root)) {
    node.position = { start: place, end: place };
    if (node.type === 'code' || node.type === 'inlineCode') node.data = { ...node.data, included: true };
  }
}

/** Marks fences that no line of their own closes: the end of the file does, or that of a list item or quote. */
function markOpenFences(root: Root, body: string): void {
  const lines = body.split('\n');
  for (const node of nodesOf(root)) {
    const { start, end } = node.position ?? {};
    if (node.type !== 'code' || !start || !end) continue;
    const mark = /^(?:`{3,}|~{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '')?.[0];
    // A fence that the next list item ends goes up to the start of its line.
    const last = end.column === 1 ? end.line - 1 : end.line;
    const isClosed = last !== start.line && lines[last - 1]?.trimEnd().endsWith(mark ?? '');
    if (mark === undefined || isClosed) continue;
    const isLast = lines.slice(last).every((line) => line.trim() === '');
    node.data = { ...node.data, unclosed: { mark, isLast } };
  }
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
