import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { AUTHOR_FILE, TAG_FILE, loadBlog } from '../read/blog/load';
import { parseAuthors, unknownAuthor, parseTags, undeclaredTag } from '../read/blog/tags';
import { parsePostDate, postAddress } from '../read/blog/post';
import type { SiteConfig } from '../read/config/schema';
import { DiagnosticsError, type Diagnostic } from '../model/diagnostic';
import { CommandError } from '../model/command-error';
import { listOf, type Arguments } from './arguments';
import { descriptionOf, writeNew, yamlList, yamlText } from './new-file';
import type { POST_FLAGS } from './new-flags';

/** Where the new post goes. */
interface PostTarget {
  /** Absolute path of the site root. */
  root: string;
  /** Blog folder relative to it. */
  folder: string;
  config: SiteConfig;
}

/**
 * Creates a post and gives its path relative to the root. Throws `CommandError` that names the legal values for a
 * date, tag or author that is not one, and when the file or the address is taken.
 */
export function newPost(
  { root, folder, config }: PostTarget,
  { positionals, values }: Pick<Arguments<keyof typeof POST_FLAGS>, 'positionals' | 'values'>,
): string {
  const [title = '', ...rest] = positionals;
  if (title.trim() === '' || rest.length > 0)
    throw new CommandError('A post needs one title, in quotes: npm run new -- post "Title".');
  const today = new Date().toISOString().slice(0, 10);
  const date = parsePostDate(values.date ?? today);
  if (!date) throw new CommandError(`--date is "${values.date ?? ''}". Write a date such as ${today}.`);
  const name = new GithubSlugger()
    .slug(title)
    .replace(/^-+|-+$/g, '')
    .replace(/-{2,}/g, '-');
  if (name === '') throw new CommandError(`The title "${title}" contains no letter or digit for the address.`);
  const authors = checkAuthors(root, folder, listOf(values.authors));
  const tags = checkTags(root, folder, listOf(values.tags));
  const { base } = config.blog;
  const contentPath = `${date.day.slice(0, 4)}/${date.day}-${name}.md`;
  const address = `${base}/${postAddress(undefined, date.day, name)}`;
  const taken = loadBlog(root, { folder, base, withDrafts: true }, []).posts.find((post) => post.path === address);
  if (taken)
    throw new CommandError(`${address} is already the address of ${taken.file}. Choose another title or date.`);
  const file = `${folder}/${contentPath}`;
  const head = [
    yamlText('title', title),
    yamlText('description', descriptionOf(values.description)),
    `date: ${values.date ?? date.day}`,
    yamlList('authors', authors),
    yamlList('tags', tags),
    'draft: true # only npm run dev shows the post; remove this line to publish it',
  ];
  writeNew(
    root,
    file,
    `---\n${head.join('\n')}\n---\n\nFirst paragraph: lists and feeds show it.\n\n<!-- truncate -->\n\n## First section\n`,
  );
  return file;
}

/** A file of the blog folder; an empty one where it is missing. */
function fileOf(root: string, folder: string, name: string): { text: string; file: string } {
  const file = path.join(root, folder, name);
  return { text: existsSync(file) ? readFileSync(file, 'utf8') : '{}', file: `${folder}/${name}` };
}

/** The authors as given; without any, the first of `authors.yml`. */
function checkAuthors(root: string, folder: string, wanted: readonly string[]): string[] {
  const { text, file } = fileOf(root, folder, AUTHOR_FILE);
  const problems: Diagnostic[] = [];
  const known = parseAuthors(text, file, problems);
  if (known === null || problems.length > 0) throw new DiagnosticsError(problems);
  const unknown = wanted.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw commandError(unknownAuthor(unknown, known), `Authors: ${[...known.keys()].join(', ')}.`);
  return wanted.length > 0 ? [...wanted] : [...known.keys()].slice(0, 1);
}

function checkTags(root: string, folder: string, wanted: readonly string[]): string[] {
  const { text, file } = fileOf(root, folder, TAG_FILE);
  const problems: Diagnostic[] = [];
  const registry = parseTags(text, file, problems);
  if (registry === null || problems.length > 0) throw new DiagnosticsError(problems);
  const unknown = wanted.find((tag) => !registry.find(tag));
  if (unknown !== undefined)
    throw commandError(undeclaredTag(unknown, registry), `Tags: ${registry.tags.map((tag) => tag.label).join(', ')}.`);
  return [...wanted];
}

function commandError([message, hint]: [message: string, hint: string], legal: string): CommandError {
  return new CommandError([message, ...(hint.startsWith('Did') ? [hint] : []), legal].join(' '));
}
