import path from 'node:path';
import GithubSlugger from 'github-slugger';
import * as z from 'zod';
import { readText } from '../read-text';
import { tooLong } from '../long-address';
import { withShortParts } from '../short-parts';
import { number, readTolerant } from '../yaml';
import type { Diagnostic } from '../../model/diagnostic';
import { shortAddress } from '../../model/short-name';
import { numberPrefix, type SplitName } from './doc-address';

const link = z.discriminatedUnion('type', [
  /** A landing page made from the category: title, description and a card for each child. */
  z.strictObject({
    type: z.literal('generated-index'),
    title: z.string().optional(),
    description: z.string().optional(),
    /** Address below the version prefix; the folder with a last slash when left out. */
    slug: withShortParts(z.string()).optional(),
    keywords: z.array(z.string()).default([]),
    /** Picture of the landing page where it is shared. */
    image: z.string().optional(),
  }),
  /** An existing page as the landing page, by its id. */
  z.strictObject({ type: z.literal('doc'), id: z.string() }),
]);

/** `_category_.yaml` or `_category_.json` of a folder. */
const categorySchema = z.strictObject({
  label: z.string().optional(),
  position: number.optional(),
  link: link.nullable().optional(),
  /** One line below the label on the parent's landing page. */
  description: z.string().optional(),
  /** `false`: the category is always open and has no control. */
  collapsible: z.boolean().default(true),
  collapsed: z.boolean().default(true),
  /** Class of the category's entry in the sidebar. */
  className: z.string().optional(),
  /** For components of other builders and for their translation files; they show nothing here. */
  customProps: z.record(z.string(), z.unknown()).optional(),
  key: z.string().optional(),
});

export interface Category extends z.output<typeof categorySchema> {
  file: string;
  /** Line of the address or id of `link`; 1 where there is none. */
  linkLine: number;
}

/**
 * Reads a category file. With problems, the folder gets the defaults and the run goes on; fields that nothing reads
 * are warnings. JSON is read as the YAML it is.
 */
export function readCategory(root: string, file: string, problems: Diagnostic[]): Category {
  const text = readText(root, file, problems);
  const { data, problems: found } = readTolerant(text, categorySchema, file);
  problems.push(...found);
  const linkLine =
    Math.max(
      0,
      text.split('\n').findIndex((line) => /^\s*"?(?:id|slug)"?\s*:/.test(line)),
    ) + 1;
  return { ...(data ?? { collapsible: true, collapsed: true }), file, linkLine };
}

/**
 * The categories of a folder, by their folders, whose landing pages have the addresses that Docusaurus gives them where
 * they say none: `category/` and the label; of several that are the same, all but the first have a number behind it.
 * Those of labels that are too long for an address are shortened with a warning.
 */
export function placedByLabel(
  categories: ReadonlyMap<string, Category>,
  split: SplitName = numberPrefix,
  problems: Diagnostic[] = [],
): Map<string, Category> {
  const slugger = new GithubSlugger();
  return new Map(
    [...categories].map(([folder, category]) => {
      const { label = split(path.posix.basename(folder)).rest, link } = category;
      if (link?.type !== 'generated-index' || link.slug !== undefined) return [folder, category];
      const wanted = `/category/${slugger.slug(label)}`;
      const slug = shortAddress(wanted);
      if (slug !== wanted) {
        const place = { file: category.file, line: category.linkLine, column: 1 };
        problems.push({ ...place, ...tooLong('label', slug, 'as the "slug" of the link') });
      }
      return [folder, { ...category, link: { ...link, slug } }];
    }),
  );
}

/** A category of another language: its own words, in the place of the original. */
export function translateCategory(original: Category | undefined, own: Category): Category {
  if (!original) return own;
  const { label, description, link: ownLink } = own;
  const isSamePage = original.link?.type === 'generated-index' && ownLink?.type === 'generated-index';
  return {
    ...original,
    ...(label === undefined ? {} : { label }),
    ...(description === undefined ? {} : { description }),
    ...(isSamePage ? { link: { ...original.link, ...ownLink } } : {}),
  };
}

/** A category with words that are kept apart from it. `file` is where they are; it may have none of its own. */
export function nameCategory(
  original: Category | undefined,
  { label, title, description }: { label?: string; title?: string; description?: string },
  file: string,
): Category {
  const { link: known, ...rest } = original ?? { collapsible: true, collapsed: true, file, linkLine: 1 };
  const words = { ...(title === undefined ? {} : { title }), ...(description === undefined ? {} : { description }) };
  const shown = known?.type === 'generated-index' ? { ...known, ...words } : known;
  return { ...rest, ...(shown === undefined ? {} : { link: shown }), ...(label === undefined ? {} : { label }) };
}
