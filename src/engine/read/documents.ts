import * as z from 'zod';
import { nearestHint } from '../../shared/nearest';
import type { Diagnostic } from '../model/diagnostic';
import { lastReadings } from '../model/last-results';
import { parsePostDate } from './blog/post-name';
import { placeInFrontMatter, splitFrontMatter } from './front-matter';
import { withShortParts } from './short-parts';
import { number, readYaml } from './yaml';
import { readText } from './read-text';

const stringOrNumber = z.union([z.string(), z.number()]).transform(String);
/** `?` and `#` end a path, and browsers read `%2e%2e` as the folder above, which they leave out of the address. */
const PATH = /^(?!(?:.*\/)?(?=[^/]*%2e)(?:\.|%2e){1,2}(?:\/|$))[^?#\\\p{Cc}\p{Cf}]*$/iu;
/** A percent sign begins a code of two digits in an address. */
const LOOSE_PERCENT = /%(?![0-9a-f]{2})/i;
const slug = withShortParts(
  z
    .string()
    .regex(PATH, 'is a path without query, hash and %2e')
    .refine((path) => !/^[a-z][a-z0-9+.-]*:\/\//i.test(path), 'is a path of this site, no whole address')
    .refine((path) => !LOOSE_PERCENT.test(path), 'has a percent sign only before two digits: %25 is one itself'),
);
const stringList = z.array(stringOrNumber);
const headingLevel = number.pipe(z.number().int().min(2).max(6));
const date = z
  .union([z.string(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value));

/** The day of the last change in place of that of the last commit, which moving a file loses. Nobody is named. */
const lastUpdate = z.looseObject({
  date: date
    .transform(dayOf)
    .refine((day) => day !== null, 'is a day such as 2024-01-31')
    .optional(),
});

/** The day of a date in any form that JavaScript reads, `1/31/2024` among them; `null` where it is none. */
function dayOf(text: string): string | null {
  const moment = new Date(text);
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return (parsePostDate(text) ?? parsePostDate(`${year}-${month}-${day}`))?.day ?? null;
}

/** A tag as older posts of other builders write it. */
const labelledTag = z.looseObject({ label: z.string(), permalink: stringOrNumber.optional() });
export type WrittenTag = string | z.output<typeof labelledTag>;

/** What a tag is called. */
export const labelOf = (tag: WrittenTag): string => (typeof tag === 'string' ? tag : tag.label);

/** Whether a text may be the address of a page, or the end of one. */
export const isAddress = (text: string): boolean => slug.safeParse(text).success;

/** An author described in the page itself, or one of `authors.yml` by its key, of whom the page says other things. */
const inlineAuthor = z.looseObject({
  key: z.string().optional(),
  name: stringOrNumber.optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  url: z.string().optional(),
});
export type InlineAuthor = z.output<typeof inlineAuthor>;

/** Longest description that search engines and cards show in full. */
export const MAX_DESCRIPTION = 155;

/** Front matter that every kind of page may have. */
const frontMatterSchema = z.object({
  /** The page's H1 and document title. An empty one, as generators of pages write it, is none. */
  title: stringOrNumber.transform((title) => (title.trim() === '' ? undefined : title)).optional(),
  /** What the document is called where it is searched and shared, in place of `title`. */
  title_meta: stringOrNumber.optional(),
  /** One sentence of at most `MAX_DESCRIPTION` characters: search engines and cards show it. */
  description: z.string().optional(),
  /** Address below the version prefix (docs) or the blog; without a slash in front relative to the page's folder. */
  slug: slug.optional(),
  id: z.string().optional(),
  /** `false`: a number at the front of a name is part of the id and the address, and no position. */
  parse_number_prefixes: z.boolean().optional(),
  sidebar_position: number.optional(),
  sidebar_label: stringOrNumber.optional(),
  sidebar_class_name: z.string().optional(),
  /** `null` for a page without one. Every docs set has one sidebar, so no name chooses another. */
  displayed_sidebar: z.string().nullable().optional(),
  /** For components of other builders and for their translation files; they show nothing here. */
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  sidebar_key: z.string().optional(),
  pagination_label: z.string().optional(),
  /** Id of the page before or after this one where the sidebar has another; `null` for none. */
  pagination_prev: z.string().nullable().optional(),
  pagination_next: z.string().nullable().optional(),
  /** Phrases a reader would type; search reads them. */
  keywords: stringList.optional(),
  /** The same for single sections, by the anchors of their headings. */
  sections: z.record(z.string(), stringList).optional(),
  /** Labels, or labels with the addresses of their pages below those of all tags. */
  tags: z.array(z.union([stringOrNumber, labelledTag])).optional(),
  /** Ids of `authors.yml`, or authors described here. */
  authors: z
    .union([
      z.string().transform((id) => [id]),
      inlineAuthor.transform((author) => [author]),
      z.array(z.union([z.string(), inlineAuthor])),
    ])
    .optional(),
  /** One author, as older posts of other builders describe theirs. */
  author: stringOrNumber.optional(),
  author_title: z.string().optional(),
  authorTitle: z.string().optional(),
  author_url: z.string().optional(),
  authorURL: z.string().optional(),
  author_image_url: z.string().optional(),
  authorImageURL: z.string().optional(),
  date: date.optional(),
  last_update: lastUpdate.optional(),
  image: z.string().optional(),
  hide_title: z.boolean().optional(),
  /** Posts alone. */
  hide_reading_time: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  /** `false` takes the edit link away; a URL replaces it. */
  custom_edit_url: z.string().nullable().optional(),
  /** How the file is read, in place of what its ending says. */
  mdx: z.looseObject({ format: z.enum(['md', 'mdx', 'detect']).optional() }).optional(),
  /** Left out of the build. */
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
});

const ALL_FIELDS = z.looseObject({});

export type FrontMatter = z.output<typeof frontMatterSchema>;

/** A Markdown file as read: front matter checked, body with true line numbers. */
export interface SourceDocument {
  /** Path relative to the site root, with forward slashes. */
  file: string;
  frontMatter: FrontMatter;
  /** Text with the front matter blanked. */
  body: string;
  /** Text of the front matter with its first line, for the places of its fields; left out where there is none. */
  head?: string;
  /** Every field of the front matter, whether something reads it or not; there for texts that name fields. */
  fields?: Readonly<Record<string, unknown>>;
  /** Code of the language that it is a translation into; left out in the default one. */
  language?: string;
  /** A post shows the title of its front matter also where its text begins with another one. */
  isPost?: true;
}

/** What is known of a file before it is read. */
type KnownBefore = Pick<SourceDocument, 'isPost'>;

/**
 * Reads one Markdown file. Bad front matter is a problem in `problems`; the document then has an empty head,
 * so that the rest of the file is still checked in the same run.
 */
export function readDocument(
  root: string,
  file: string,
  problems: Diagnostic[],
  known: KnownBefore = {},
): SourceDocument {
  return parseDocument(readText(root, file, problems), file, problems, known);
}

/** A text that is as it was is the same document. */
const lastParsed = lastReadings<SourceDocument>();

/** The same from text in memory. Line ends become `\n`, so that no later step meets another. */
export function parseDocument(
  text: string,
  file: string,
  problems: Diagnostic[],
  known: KnownBefore = {},
): SourceDocument {
  return lastParsed(file, [text, known.isPost], problems, (own) => ({ ...known, ...parseAnew(text, file, own) }));
}

/** Front matter begins in the second line; all of a page's is a few hundred bytes. */
const FRONT_MATTER = { firstLine: 2, maxBytes: 64 * 1024 };

function parseAnew(text: string, file: string, problems: Diagnostic[]): SourceDocument {
  const { yaml, body } = splitFrontMatter(text.replace(/\r\n?/g, '\n'));
  if (yaml === null) {
    const problem = missedFrontMatter(body);
    if (problem) problems.push({ file, severity: 'error', column: 1, ...problem });
    return { file, frontMatter: {}, body };
  }
  const result = readYaml(yaml, frontMatterSchema, { file, ...FRONT_MATTER });
  problems.push(...unknownFields(yaml, file));
  const head = `---\n${yaml}`;
  const all = body.includes('frontMatter') ? readYaml(yaml, ALL_FIELDS, { file, ...FRONT_MATTER }) : null;
  const fields = all?.ok ? { fields: all.data } : {};
  if (result.ok) return { file, frontMatter: result.data, body, head, ...fields };
  problems.push(...result.problems);
  return { file, frontMatter: {}, body, head };
}

/** Place of a value in the front matter of a document; of its first line where the file does not name the field. */
export function placeOfField(
  { file, head = '' }: SourceDocument,
  field: keyof FrontMatter,
  value?: string,
): Pick<Diagnostic, 'file' | 'line' | 'column'> {
  return { file, ...placeInFrontMatter(head, field, value) };
}

/** What is wrong with front matter that would be shown as text; `null` where there is none. */
function missedFrontMatter(body: string): Pick<Diagnostic, 'line' | 'rule' | 'message' | 'hint'> | null {
  if (FIRST_FIELD.test(body))
    return {
      line: 1,
      rule: 'front-matter/unclosed',
      message: 'The front matter is never closed.',
      hint: 'Write --- on a line of its own behind it.',
    };
  const [above = ''] = /^\s*/.exec(body) ?? [];
  const rest = body.slice(above.length);
  if (FIRST_FIELD.test(rest) && splitFrontMatter(rest).yaml !== null)
    return {
      line: above.split('\n').length,
      rule: 'front-matter/late',
      message: 'The front matter does not begin in the first line, so it would be text.',
      hint: 'Remove what stands above it.',
    };
  if (/^\+{3}[ \t]*\n[\s\S]*?\n\+{3}[ \t]*(?:\n|$)/.test(body))
    return {
      line: 1,
      rule: 'front-matter/toml',
      message: 'The front matter is TOML, and YAML is read.',
      hint: 'Write it between two lines of ---, each field as "title: Words".',
    };
  return null;
}

/** How front matter begins that has a field. */
const FIRST_FIELD = /^---[ \t]*\n[A-Za-z_][\w-]*:/;

/**
 * Fields nothing reads. Only warnings: a folder that comes from another tool must build as it is,
 * while a misspelt field must not be lost in silence.
 */
function unknownFields(yaml: string, file: string): Diagnostic[] {
  const known = Object.keys(frontMatterSchema.shape);
  return yaml.split('\n').flatMap((line, index) => {
    const name = /^([A-Za-z_][\w-]*)\s*:/.exec(line)?.[1];
    if (name === undefined || known.includes(name)) return [];
    const hint = nearestHint(name, known, `Fields that are read: ${known.join(', ')}.`);
    return [
      {
        file,
        line: index + 2,
        column: 1,
        rule: 'front-matter/unknown',
        severity: 'warning' as const,
        message: `Nothing reads the field "${name}".`,
        hint,
      },
    ];
  });
}
