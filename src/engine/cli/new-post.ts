import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { AUTHOR_FILES, TAG_FILES, loadBlog } from '../read/blog/load';
import { parseAuthors, unknownAuthor } from '../read/blog/authors';
import { parsePostDate, parsePostName, postAddress } from '../read/blog/post-name';
import { freeTags, parseTags, undeclaredTag } from '../read/blog/tags';
import { addressesOf } from '../read/folders';
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
    throw new CommandError('A post has one title, in quotes: npm run new -- post "Title".');
  const today = new Date().toISOString().slice(0, 10);
  const date = parsePostDate(values.date ?? today);
  if (!date)
    throw new CommandError(
      `--date is "${values.date ?? ''}". It is a day as in ${today}, or a moment as in ${today}T09:30:00Z.`,
    );
  const name = new GithubSlugger()
    .slug(title)
    .replace(/^-+|-+$/g, '')
    .replace(/-{2,}/g, '-');
  if (name === '') throw new CommandError(`The title "${title}" has no letter or digit to make an address of.`);
  const authors = checkAuthors(root, folder, listOf(values.authors));
  const tags = checkTags(root, folder, listOf(values.tags));
  const { base } = config.blog;
  const addresses = addressesOf(config.blog, folder);
  const year = addresses === 'file' ? '' : `${date.day.slice(0, 4)}/`;
  const contentPath = `${year}${date.day}-${name}.md`;
  const address = `${base}/${postAddress(undefined, date.day, parsePostName(contentPath), addresses)}`;
  const taken = loadBlog(root, { folder, base, addresses }, []).posts.find((post) => post.path === address);
  if (taken)
    throw new CommandError(`${address} is already the address of ${taken.file}. Choose another title or date.`);
  const file = `${folder}/${contentPath}`;
  const head = [
    yamlText('title', title),
    yamlText('description', descriptionOf(values.description)),
    `date: ${values.date ?? date.day}`,
    yamlList('authors', authors),
    yamlList('tags', tags),
  ];
  writeNew(
    root,
    file,
    `---\n${head.join('\n')}\n---\n\nFirst paragraph: lists and feeds show it.\n\n<!-- truncate -->\n\n## First section\n`,
  );
  return file;
}

function readFirst(root: string, folder: string, names: readonly string[]): { text: string; file: string } | null {
  const name = names.find((candidate) => existsSync(path.join(root, folder, candidate)));
  return name === undefined
    ? null
    : { text: readFileSync(path.join(root, folder, name), 'utf8'), file: `${folder}/${name}` };
}

/** The authors as given; without any, the first of `authors.yml`. */
function checkAuthors(root: string, folder: string, wanted: readonly string[]): string[] {
  const source = readFirst(root, folder, AUTHOR_FILES);
  if (!source) return [...wanted];
  const problems: Diagnostic[] = [];
  const known = parseAuthors(source.text, source.file, problems);
  if (known === null || problems.length > 0) throw new DiagnosticsError(problems);
  const unknown = wanted.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw commandError(unknownAuthor(unknown, known), `Authors: ${[...known.keys()].join(', ')}.`);
  return wanted.length > 0 ? [...wanted] : [...known.keys()].slice(0, 1);
}

function checkTags(root: string, folder: string, wanted: readonly string[]): string[] {
  const source = readFirst(root, folder, TAG_FILES);
  const problems: Diagnostic[] = [];
  const registry = source ? parseTags(source.text, source.file, problems) : freeTags();
  if (problems.length > 0) throw new DiagnosticsError(problems);
  const unknown = wanted.find((tag) => !registry.find(tag));
  if (unknown !== undefined)
    throw commandError(undeclaredTag(unknown, registry), `Tags: ${registry.tags.map((tag) => tag.label).join(', ')}.`);
  return [...wanted];
}

function commandError({ message, hint }: Pick<Diagnostic, 'message' | 'hint'>, legal: string): CommandError {
  return new CommandError([message, ...(hint?.startsWith('Did') ? [hint] : []), legal].join(' '));
}
