import { escapePattern } from '../model/escape';
import path from 'node:path';
import * as z from 'zod';
import { fileError, type Diagnostic } from '../model/diagnostic';
import { lastResults } from '../model/cache';
import { number, readYaml } from './yaml';
import { readText } from './read-text';

/** A file cut into its YAML head and its body. The head is blanked, not cut, so that line numbers stay true. */
interface SplitSource {
  /** YAML text without the fences, or `null` when the file has no front matter. */
  yaml: string | null;
  /** The text with nothing of the front matter left but its line breaks. */
  body: string;
}

/** More dashes end it, too, as they do for other readers. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?-{3,}[ \t]*(?:\r?\n|$)/;

/** Splits a Markdown file. A first line other than `---` means no front matter. A byte order mark is removed. */
export function splitFrontMatter(text: string): SplitSource {
  const match = FRONT_MATTER.exec(text);
  if (!match) return { yaml: null, body: text.replace(/^\uFEFF/, '') };
  const lines = match[0].split('\n').length - 1;
  return { yaml: match[1] ?? '', body: '\n'.repeat(lines) + text.slice(match[0].length) };
}

/** Place of a value in the front matter of a text, below its field; of the field when the value is not found. */
export function placeInFrontMatter(text: string, field: string, value = ''): { line: number; column: number } {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  const start = lines.findIndex((line, index) => line.startsWith(`${field}:`) && (end < 0 || index < end));
  if (start < 0) return { line: 1, column: 1 };
  for (let index = start; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (index > start && /^\S/.test(line) && !line.startsWith('-')) break;
    const from = index === start ? field.length + 1 : 0;
    const at = value === '' ? -1 : line.slice(from).search(new RegExp(`(?<![\\w-])${escapePattern(value)}(?![\\w-])`));
    if (at >= 0) return { line: index + 1, column: from + at + 1 };
  }
  return { line: start + 1, column: 1 };
}

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
 * The same text is the same document, by which `compileAll` finds its article: a writer who uses `npm run dev` sees a
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
    return { document: { ...known, ...parseUncached(text, file, own) }, found: own };
  });
  problems.push(...found);
  return document;
}

function parseUncached(text: string, file: string, problems: Diagnostic[]): SourceDocument {
  const { yaml, body } = splitFrontMatter(text.replace(/\r\n?/g, '\n'));
  if (yaml === null) {
    problems.push(...missedFrontMatter(file, body));
    return { file, frontMatter: {}, body };
  }
  const frontMatter = readYaml(yaml, frontMatterSchema, { file, firstLine: 2 }, problems) ?? {};
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

/** Reports front matter that would be shown as text, because it starts too late or is never closed. */
function missedFrontMatter(file: string, body: string): Diagnostic[] {
  const above = /^\s*(?=---[ \t]*\n[A-Za-z_][\w-]*:)/.exec(body)?.[0];
  // Further down, an open one may be a line across the page.
  if (above === undefined || (above !== '' && splitFrontMatter(body.slice(above.length)).yaml === null)) return [];
  const message = 'The front matter would be shown as text.';
  const hint = 'Start it on the first line with ---, and write --- on its own line after it.';
  return [fileError(file, 'front-matter/place', message, hint, above.split('\n').length)];
}

/** Id of a page: the path of its file without extension. */
export const docId = (file: string): string => file.replace(/\.md$/, '');

/** Whether a page is the landing page of its folder. */
export const isLanding = (id: string): boolean => path.posix.basename(id) === 'index';

/**
 * Address of a page below the version prefix: its slug, which is relative to its folder unless it begins with a slash,
 * else its path. Landing pages end in a slash, other pages do not; the version home is the empty string.
 */
export function docAddress(id: string, slug: string | undefined): string {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  if (slug !== undefined) return path.posix.join('/', slug.startsWith('/') ? '' : folder, slug).slice(1);
  return isLanding(id) ? folder : id;
}

/** Title of a page without one, from the last part of its path. A landing page is named after its folder. */
export function titleOfName(name: string): string {
  const parts = name.split('/');
  const last = (isLanding(name) ? parts.at(-2) : parts.at(-1)) ?? name;
  return last.replace(/[-_]/g, ' ').replace(/^\w/, (letter) => letter.toUpperCase());
}
