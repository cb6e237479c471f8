import * as z from 'zod';
import { slug, type default as GithubSlugger } from 'github-slugger';
import { nearest } from '../../../shared/nearest';
import { QuestionError } from '../built-site';
import { defineTool, VERSION } from './tool';
import { sluggerBesideShell } from '../../markdown/slugger';

/** The page that is asked about. */
export const PAGE = z
  .string()
  .trim()
  .min(1)
  .describe('Address of a page: "gadgets/trace_dns", "/docs/latest/reference/run", "/blog/…", or a complete address.');

/** All pages of a version. */
export const listPagesTool = defineTool({
  name: 'list_pages',
  title: 'List the pages of a version',
  description: 'Lists every page of the documentation of a version with one line each, in reading order.',
  input: z.strictObject({ version: VERSION }),
  answer: (site, { version }) => site.list(site.version(version)),
});

/** A page, or a section of it. */
export const readPageTool = defineTool({
  name: 'read_page',
  title: 'Read a page or a section',
  description:
    'Gives a page of the documentation in a version, or a post of the blog, as Markdown: the whole page, or one of its sections.',
  input: z.strictObject({
    page: PAGE,
    section: z
      .string()
      .trim()
      .min(1)
      .optional()
      .describe('A heading of the page or its id; the whole page when left out.'),
    version: VERSION,
  }),
  answer(site, { page, section, version }) {
    const { path, text } = site.page(page, site.version(version));
    const name = section ?? /#(.+)$/.exec(page)?.[1];
    if (name === undefined) return text;
    const found = findSection(text, name);
    if (found) return `Page: ${path}\n\n${found.text}`;
    const headings = sectionsOf(text).map(({ heading }) => heading);
    const near = nearest(name, headings);
    throw new QuestionError(
      `The page ${path} has no section "${name}".${near ? ` Did you mean "${near}"?` : ''} Sections: ${headings.join('; ')}.`,
    );
  },
});

/** An id that the writer gave a heading. */
const OWN_ID = / \{#([^}]+)\}$/;

/** A heading with what stands below it. */
interface Section {
  level: number;
  heading: string;
  /** The id by which links name it, and that of its words; none of the title of the page. */
  ids: string[];
  /** Heading line and text, deeper sections included. */
  text: string;
}

/** The sections of a Markdown text, in order; lines of code are no headings. */
function sectionsOf(text: string): Section[] {
  const lines = text.split('\n');
  const heads: { line: number; level: number; heading: string; ids: string[] }[] = [];
  let fence: string | null = null;
  const slugger = sluggerBesideShell();
  lines.forEach((content, line) => {
    const mark = /^\s*(?:>\s?)*(`{3,}|~{3,})/.exec(content)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence)) fence = null;
      return;
    }
    if (mark) fence = mark;
    const [, signs, words] = /^(#{1,6}) (.*)$/.exec(content) ?? [];
    if (signs === undefined || words === undefined) return;
    const heading = words
      .replace(OWN_ID, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[`*\\]/g, '');
    const level = signs.length;
    const ids = level === 1 ? [] : idsOf(heading, OWN_ID.exec(words)?.[1], slugger);
    heads.push({ line, level, heading, ids });
  });
  return heads.map(({ line, level, ...head }, index) => {
    const next = heads.slice(index + 1).find((other) => other.level <= level)?.line;
    return { ...head, level, text: lines.slice(line, next).join('\n').trim() };
  });
}

/** A heading that stands twice on a page has a number behind its second id. */
function idsOf(heading: string, own: string | undefined, slugger: GithubSlugger): string[] {
  const id = own === undefined ? slugger.slug(heading) : slugger.slug(own, true);
  return [...new Set([id, slug(heading)])];
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
