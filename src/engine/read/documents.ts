import path from 'node:path';
import * as z from 'zod';
import type { Diagnostic } from '../model/diagnostic';
import { lastResults } from '../model/last-results';
import { placeInFrontMatter, splitFrontMatter } from './front-matter';
import { number, readTolerant } from './yaml';
import { readText } from './read-text';

const stringOrNumber = z.union([z.string(), z.number()]).transform(String);
/** The same in an address as in a file, and no ending that would make a file of it: `../run`, `2024/01/v0.24.0`. */
const PATH = /^(?:[\w/-]|\.(?=\d)|(?<![^/])\.{1,2}(?=\/|$))*$/;
const slug = z
  .string()
  .regex(PATH, 'is a path of letters, digits, hyphens and underscores, with points only before digits');
const stringList = z.array(stringOrNumber);
/** Longest description that search engines and cards show in full. */
export const MAX_DESCRIPTION = 155;

/** Front matter that every kind of page may have. */
const frontMatterSchema = z.strictObject({
  /** The page's H1 and document title. */
  title: stringOrNumber.optional(),
  /** One sentence of at most `MAX_DESCRIPTION` characters: search engines and cards show it. */
  description: z.string().optional(),
  /** Address below the version prefix (docs) or the blog; without a slash in front relative to the page's folder. */
  slug: slug.optional(),
  sidebar_position: number.optional(),
  sidebar_label: stringOrNumber.optional(),
  /** Phrases a reader would type; search reads them. */
  keywords: stringList.optional(),
  /** The same for single sections, by the anchors of their headings. */
  sections: z.record(z.string(), stringList).optional(),
  /** Posts only: labels of `tags.yml`. */
  tags: stringList.optional(),
  /** Posts only: ids of `authors.yml`. */
  authors: z.union([z.string().transform((id) => [id]), z.array(z.string())]).optional(),
  /** Posts only. */
  date: z.string().optional(),
  /** Left out of the build. */
  draft: z.boolean().optional(),
  /** Built, but in no list, search or sitemap. */
  unlisted: z.boolean().optional(),
});

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
  /** A post shows the title of its front matter also where its text begins with another one. */
  isPost?: true;
}

/**
 * Reads one Markdown file. Bad front matter is a problem in `problems`; the document then has an empty head,
 * so that the rest of the file is still checked in the same run.
 */
export function readDocument(root: string, file: string, problems: Diagnostic[]): SourceDocument {
  return parseDocument(readText(root, file, problems), file, problems);
}

/**
 * The same text is the same document, by which `compileAll` finds its article: whoever writes with `npm run dev` sees a
 * save half a second sooner.
 */
const lastParsed = lastResults<{ document: SourceDocument; found: Diagnostic[] }>();

/** The same from text in memory. Line ends become `\n`, so that no later step meets another. */
export function parseDocument(
  text: string,
  file: string,
  problems: Diagnostic[],
  known: Pick<SourceDocument, 'isPost'> = {},
): SourceDocument {
  const { document, found } = lastParsed(file, [text, known.isPost], () => {
    const own: Diagnostic[] = [];
    return { document: { ...known, ...parseAnew(text, file, own) }, found: own };
  });
  problems.push(...found);
  return document;
}

function parseAnew(text: string, file: string, problems: Diagnostic[]): SourceDocument {
  const { yaml, body } = splitFrontMatter(text.replace(/\r\n?/g, '\n'));
  if (yaml === null) {
    const problem = missedFrontMatter(body);
    if (problem) problems.push({ file, severity: 'error', column: 1, ...problem });
    return { file, frontMatter: {}, body };
  }
  const frontMatter = readTolerant(yaml, frontMatterSchema, { file, firstLine: 2 }, problems) ?? {};
  return { file, frontMatter, body, head: `---\n${yaml}` };
}

/** A draft as the development server shows it: marked wherever its title is. */
export function markedDraft(document: SourceDocument): SourceDocument {
  const { title, sidebar_label } = document.frontMatter;
  const marked = `Draft: ${title ?? path.posix.basename(document.file, '.md')}`;
  return {
    ...document,
    frontMatter: {
      ...document.frontMatter,
      title: marked,
      ...(sidebar_label === undefined ? {} : { sidebar_label: `Draft: ${sidebar_label}` }),
    },
  };
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
      hint: 'Write --- on its own line after it.',
    };
  const [above = ''] = /^\s*/.exec(body) ?? [];
  const rest = body.slice(above.length);
  if (FIRST_FIELD.test(rest) && splitFrontMatter(rest).yaml !== null)
    return {
      line: above.split('\n').length,
      rule: 'front-matter/late',
      message: 'The front matter does not start on the first line, so it would be shown as text.',
      hint: 'Remove everything before it.',
    };
  return null;
}

/** How front matter begins that has a field. */
const FIRST_FIELD = /^---[ \t]*\n[A-Za-z_][\w-]*:/;
