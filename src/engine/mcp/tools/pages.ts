import * as z from 'zod';
import { nearest } from '../../../shared/nearest';
import { QuestionError } from '../built-site';
import { findSection, sectionsOf } from '../sections';
import { defineTool, VERSION } from './tool';

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
