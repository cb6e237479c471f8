import { z } from 'zod';
import { nearest } from '../../../shared/nearest';
import { QuestionError } from '../built-site';
import { compareLines } from '../compare-lines';
import { findSection, sectionsOf } from '../sections';
import { defineTool, VERSION } from './tool';

const PAGE = z
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

/** What two versions of a page say differently. */
export const compareVersionsTool = defineTool({
  name: 'compare_versions',
  title: 'Compare a page in two versions',
  description: 'Gives the lines in which a page differs between two versions, in the form of a unified diff.',
  input: z.strictObject({
    page: PAGE,
    from: z.string().describe('The version before, for example "v0.45.0".'),
    to: z.string().describe('The version after, for example "v0.46.0".'),
  }),
  answer(site, { page, from, to }) {
    const [before, after] = [site.version(from), site.version(to)];
    const [old, now] = [site.pageIn(page, before), site.pageIn(page, after)];
    if (!old && !now) site.page(page, after);
    if (!old) return `The page is new in ${to}: ${now?.path}.`;
    if (!now) return `The page is in ${from} only: ${old.path}.`;
    // Addresses of the version itself, which differ everywhere, are no change.
    const plain = ({ text }: { text: string }, name: string): string =>
      text.replaceAll(`/docs/${name}/`, '/docs/VERSION/').replaceAll(`:${name}`, ':VERSION');
    const changes = compareLines(plain(old, from), plain(now, to));
    return changes === ''
      ? `The page says the same in ${from} and ${to}.`
      : `\`\`\`diff\n--- ${old.path}\n+++ ${now.path}\n${changes}\n\`\`\``;
  },
});
