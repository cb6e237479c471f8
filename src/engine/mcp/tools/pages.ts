import * as z from 'zod';
import { slug } from 'github-slugger';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { markdownToMdast } from 'satteri';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { nearestHint } from '../../../shared/nearest';
import { QuestionError, type BuiltSite, defineTool, TEXT, VERSION } from '../built-site';
import { sluggerForArticle } from '../../markdown/finish';
import type { SearchHit } from '../../../shared/search/model';
import { search } from '../../../shared/search/search';
import { dataChanges } from '../../../shared/changes/data-changes';
import { byKind, changeText, KIND_TITLES } from '../../../shared/changes/sentences';
import { changedPages } from '../../../shared/history';

/** The page that is asked about. */
const PAGE = TEXT.describe(
  'Address of a page: "gadgets/trace_dns", "/docs/latest/reference/run", "/blog/…", or a complete address.',
);

/** All pages of a version. */
export const listPagesTool = defineTool({
  name: 'list_pages',
  title: 'List the pages of a version',
  description: 'Lists every documentation page of a version, one line each, in reading order.',
  input: z.strictObject({ version: VERSION }),
  answer: (site, { version }) => site.list(site.version(version)),
});

/** A page, or a section of it. */
export const readPageTool = defineTool({
  name: 'read_page',
  title: 'Read a page or a section',
  description: 'Returns a documentation page of a version, or a blog post, as Markdown: the whole page or one section.',
  input: z.strictObject({
    page: PAGE,
    section: TEXT.optional().describe('A heading of the page, or its id (default: the whole page).'),
    version: VERSION,
  }),
  answer(site, { page, section, version }) {
    const { path, text } = site.page(page, site.version(version));
    const name = section ?? /#(.+)$/.exec(page)?.[1];
    if (name === undefined) return text;
    const found = findSection(text, name);
    if (found) return `Page: ${path}\n\n${found.text}`;
    const headings = sectionsOf(text).map(({ heading }) => heading);
    const hint = nearestHint(name, headings, `Sections: ${headings.join('; ')}.`);
    throw new QuestionError(`The page ${path} has no section "${name}". ${hint}`);
  },
});

interface Section {
  heading: string;
  /** The id by which links name it, and that of its words; none of the title of the page. */
  ids: string[];
  /** Heading line and text, deeper sections included. */
  text: string;
}

/** The sections of a Markdown text, in order. */
function sectionsOf(text: string): Section[] {
  const root = markdownToMdast(text, { features: { gfm: true, frontmatter: false, math: false } }) as Root;
  const heads = root.children.filter((node) => node.type === 'heading');
  const slugger = sluggerForArticle();
  return heads.map((head, index) => {
    const [, heading = '', own] = /^(.*?)(?: \{#([^}]+)\})?$/s.exec(toString(head)) ?? [];
    // The second id of a repeated heading ends in a number.
    const id = (): string => (own === undefined ? slugger.slug(heading) : slugger.slug(own, true));
    const next = heads.slice(index + 1).find(({ depth }) => depth <= head.depth);
    return {
      heading,
      ids: head.depth === 1 ? [] : [id(), slug(heading)],
      text: text.slice(head.position?.start.offset, next?.position?.start.offset).trim(),
    };
  });
}

/** The section of a name: an id, with `#` or without, or the words of its heading. */
function findSection(text: string, name: string): Section | undefined {
  const wanted = name.trim().replace(/^#+\s*/, '');
  const sections = sectionsOf(text);
  return (
    sections.find(({ ids }) => ids.includes(wanted)) ??
    sections.find(({ heading }) => heading.toLowerCase() === wanted.toLowerCase()) ??
    sections.find(({ ids }) => ids.includes(slug(wanted)))
  );
}

/** Searches as the search box does. */
export const searchTool = defineTool({
  name: 'search',
  title: 'Search the documentation and the blog',
  description:
    'Finds pages, sections, flags, fields and error messages by words or by a question, and returns their addresses.',
  input: z.strictObject({
    query: TEXT.describe('Words, a question, a symptom, a flag, a field or an error message.'),
    version: VERSION,
    limit: z.int().min(1).max(50).optional().describe('Number of results (default: 10).'),
  }),
  answer(site, { query, version, limit = 10 }) {
    const { hits, total, suggestion, unread } = search(site.index(site.version(version)), query, {
      maxHits: limit,
      highlight: false,
    });
    if (total === 0) return `Nothing found for "${query}".${unread ? UNREAD : ''}`;
    const meant = suggestion === null ? '' : `Did you mean "${suggestion}"?\n\n`;
    return `${meant}${hits.map(lineOf).join('\n')}`;
  },
});

const UNREAD = ' Search does not support this language. Use English words, or names of gadgets, flags and fields.';

function lineOf({ title, place, path, anchor, passage }: SearchHit): string {
  const address = path + (anchor === null ? '' : `#${anchor}`);
  return `- **${title.text}**${place ? ` › ${place.name.text}` : ''} (${address}): ${passage.text}`;
}

type Version = ReturnType<BuiltSite['version']>;

/** What two versions, or two versions of a page, say differently. */
export const compareVersionsTool = defineTool({
  name: 'compare_versions',
  title: 'Compare two versions, or one page in both',
  description:
    'Lists what was added, removed, renamed or changed in tools, gadgets and pages between two versions. With a page, ' +
    'returns a unified diff of that page.',
  input: z.strictObject({
    page: PAGE.optional(),
    from: TEXT.describe('The older version, for example "v0.45.0".'),
    to: TEXT.describe('The newer version, for example "v0.46.0".'),
  }),
  answer(site, { page, from, to }) {
    const [before, after] = [site.version(from), site.version(to)];
    return page === undefined ? changesBetween(site, before, after) : pageChanges(site, page, before, after);
  },
});

function changesBetween(site: BuiltSite, before: Version, after: Version): string {
  const [old, now] = [site.commands(before).model, site.commands(after).model];
  const data = byKind(dataChanges(old, now)).map(({ kind, changes }) => {
    const lines = changes.map(({ of, ...change }) => {
      const owners = of.length === 0 ? '' : `: ${of.map((name) => `\`${name}\``).join(', ')}`;
      return `- \`${change.name}\` ${changeText({ of, ...change })}${owners}`;
    });
    return `## ${KIND_TITLES[kind]}\n\n${lines.join('\n')}`;
  });
  const pages = changedPages(site.history(), old.version, now.version).map(
    ({ address, title, change }) => `- ${title} (${address === '' ? 'home page' : address}): ${change}`,
  );
  const parts = [...data, ...(pages.length > 0 ? [`## Pages\n\n${pages.join('\n')}`] : [])];
  return parts.length === 0
    ? `There are no differences between ${before.name} and ${after.name}.`
    : [`# From ${old.version} to ${now.version}`, ...parts].join('\n\n');
}

function pageChanges(site: BuiltSite, page: string, before: Version, after: Version): string {
  const [old, now] = [site.pageIn(page, before), site.pageIn(page, after)];
  if (!old && !now) site.page(page, after);
  if (!old) return `The page is new in ${after.name}: ${now?.path}.`;
  if (!now) return `The page exists only in ${before.name}: ${old.path}.`;
  // Addresses of the version itself, which differ everywhere, are no change.
  const plain = ({ text }: { text: string }, { name }: Version): string =>
    `${text.replaceAll(`/docs/${name}/`, '/docs/VERSION/').replaceAll(`:${name}`, ':VERSION')}\n`;
  const [text, newText] = [plain(old, before), plain(now, after)];
  if (text === newText) return `The page is identical in ${before.name} and ${after.name}.`;
  const options = { context: 2, headerOptions: FILE_HEADERS_ONLY };
  return `\`\`\`diff\n${createTwoFilesPatch(old.path, now.path, text, newText, undefined, undefined, options)}\`\`\``;
}
