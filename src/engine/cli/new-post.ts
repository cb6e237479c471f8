import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { AUTHOR_FILE, loadBlog } from '../read/blog/load';
import { parseAuthors } from '../read/blog/tags';
import { parsePostDate, postAddress } from '../read/blog/post';
import type { SiteConfig } from '../read/config/schema';
import { DiagnosticsError, type Diagnostic } from '../model/diagnostic';
import { CommandError } from '../model/command-error';
import type { Arguments } from './arguments';
import { writeNew, yamlText } from './new-file';
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
 * Creates a post and gives its path relative to the root. Throws `CommandError` that names the form of a
 * date, and when the file or the address is taken.
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
  const { base } = config.blog;
  const contentPath = `${date.day.slice(0, 4)}/${date.day}-${name}.md`;
  const address = `${base}/${postAddress(undefined, date.day, name)}`;
  const taken = loadBlog(root, { folder, base, withDrafts: true }, []).posts.find((post) => post.path === address);
  if (taken)
    throw new CommandError(`${address} is already the address of ${taken.file}. Choose another title or date.`);
  const file = `${folder}/${contentPath}`;
  const head = [
    yamlText('title', title),
    'description: ""',
    `date: ${values.date ?? date.day}`,
    `authors: ${JSON.stringify(firstAuthors(root, folder))}`,
    'tags: []',
    'draft: true # only npm run dev shows the post; remove this line to publish it',
  ];
  writeNew(
    root,
    file,
    `---\n${head.join('\n')}\n---\n\nFirst paragraph: lists and feeds show it.\n\n<!-- truncate -->\n\n## First section\n`,
  );
  return file;
}

/** The first author of `authors.yml`; nobody where the file is missing. */
function firstAuthors(root: string, folder: string): string[] {
  const file = path.join(root, folder, AUTHOR_FILE);
  const problems: Diagnostic[] = [];
  const known = parseAuthors(
    existsSync(file) ? readFileSync(file, 'utf8') : '{}',
    `${folder}/${AUTHOR_FILE}`,
    problems,
  );
  if (known === null || problems.length > 0) throw new DiagnosticsError(problems);
  return [...known.keys()].slice(0, 1);
}
