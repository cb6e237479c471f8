import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../shared/nearest';
import { loadConfig } from '../read/config/load';
import { findFolders } from '../read/folders';
import { CommandError, UsageError } from '../model/errors';
import { readArguments } from './arguments';
import { NEW_KINDS, newUsage, PAGE_FLAGS, POST_FLAGS, ROOT } from './commands';
import type { SiteConfig } from '../read/config/schema';
import { versionOrder } from '../read/versions';
import { loadGadgets } from '../read/gadgets/load';
import { gadgetTemplate } from '../read/gadgets/schema-text';
import { readSections } from '../read/sections';
import { titleOfName } from '../read/documents';
import GithubSlugger from 'github-slugger';
import { loadBlog } from '../read/blog/load';
import { parsePostDate, postAddress } from '../read/blog/post';

/** Creates what the arguments ask for. Returns the files, relative to the site root. Throws `CommandError`. */
export async function createNew(args: readonly string[]): Promise<string[]> {
  const [kind = '', ...rest] = args;
  if (!NEW_KINDS.has(kind)) {
    const near = nearest(kind, [...NEW_KINDS.keys()]);
    throw new UsageError(
      `${kind === '' ? 'What do you want to create?' : `"${kind}" cannot be created.`}${near ? ` Did you mean "${near}"?` : ''}\n\n${newUsage()}`,
    );
  }
  const flags = kind === 'post' ? POST_FLAGS : kind === 'page' ? PAGE_FLAGS : ROOT;
  const { positionals, values } = readArguments(rest, flags);
  const { root, date, layer }: Partial<Record<string, string>> = values;
  const site = await siteOf(root);
  if (kind === 'post') return [newPost(site, positionals, date)];
  return kind === 'page' ? [newPage(site, positionals, layer)] : newGadget(site, positionals);
}

type Site = Awaited<ReturnType<typeof siteOf>>;

async function siteOf(folder = '.') {
  const root = path.resolve(folder);
  if (!existsSync(root)) throw new CommandError(`There is no folder ${root}. --root is the folder of a site.`);
  const config = await loadConfig(root);
  return { root, config, folders: findFolders(root) };
}

/** Writes a new file below a root; throws `CommandError` when it exists, which it never overwrites. */
function writeNew(root: string, file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  try {
    writeFileSync(path.join(root, file), content, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new CommandError(`${file} already exists. Choose another name, or edit that file.`);
    throw error;
  }
}

/** A front matter line with a text; always quoted, so that colons and quotes do no harm. */
function yamlText(field: string, value: string): string {
  return `${field}: ${JSON.stringify(value)}`;
}

/** Creates the data of a gadget, with a comment for each field, and its page in the newest layer. */
function newGadget({ root, config, folders }: Site, names: readonly string[]): string[] {
  const [name = '', ...rest] = names;
  if (!/^[a-z][a-z0-9_]*$/.test(name) || rest.length > 0)
    throw new CommandError(
      'The name of a gadget consists of lower-case letters, digits and underscores: npm run new -- gadget trace_example.',
    );
  const { gadgets, docs, site } = folders;
  if (gadgets === null || docs === null)
    throw new CommandError('The site has no gadget data: content/gadgets/_common.yaml is missing.');
  const order = versionOrder(config);
  const { catalogue } = loadGadgets(root, order, gadgets);
  const { categories, observes, blocks, paramGroups } = catalogue.common;
  const [prefix = ''] = name.split('_');
  const layer = config.docs.layers.at(-1) ?? '';
  const image = catalogue.gadgets[0]?.image.replace(/[^/]*$/, '') ?? '';
  const data = `${gadgets}/${name}.yaml`;
  const template = gadgetTemplate(
    {
      versions: order.versions,
      categories: Object.keys(categories),
      observes: Object.keys(observes),
      blocks: Object.keys(blocks),
      paramGroups: Object.keys(paramGroups),
      gadgets: [name],
    },
    {
      name,
      image: image + name,
      category: prefix in categories ? prefix : 'other',
      ...(layer === '' ? {} : { since: layer }),
    },
  );
  writeNew(
    root,
    data,
    `# docs/gadget-data.md explains the fields. Remove the comments when the file is complete.\n${template}`,
  );
  const page = path.posix.join(docs, layer, readSections(root, site, []).gadgets ?? 'gadgets', `${name}.md`);
  writeNew(
    root,
    page,
    `---\n${yamlText('title', name)}\ndescription: ""\nkeywords: []\n---\n\nFirst paragraph: what the gadget shows, and when to use it.\n\n<GadgetGlance />\n\n## Guided example\n\n## Parameters\n\n<GadgetParameters />\n\n## Fields\n\n<GadgetFields />\n\n## Limits\n`,
  );
  return [data, page];
}

/** Creates a documentation page in the newest layer, or in `wanted`. Refuses a page that an older layer has. */
function newPage({ root, config, folders }: Site, positionals: readonly string[], wanted?: string): string {
  const folder = folders.docs ?? 'content/docs';
  const [written = '', ...rest] = positionals;
  if (rest.length === 0) refuseVersion(written, config);
  const page = /^docs\/((?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+)(?:\.mdx?)?$/.exec(written)?.[1];
  if (page === undefined || rest.length > 0) {
    throw new CommandError(
      `The page is "${[written, ...rest].join(' ')}". It is one path that begins with docs/, of letters, digits, hyphens ` +
        'and underscores: npm run new -- page docs/reference/flags.',
    );
  }
  const { layers } = config.docs;
  const layer = wanted ?? layers.at(-1) ?? '';
  if (wanted !== undefined && !layers.includes(wanted)) {
    const near = nearest(wanted, layers);
    throw new CommandError(
      `There is no layer "${wanted}".${near ? ` Did you mean "${near}"?` : ''} Layers: ${layers.join(', ') || 'none, so omit --layer'}.`,
    );
  }
  const file = path.posix.join(folder, layer, `${page}.md`);
  const below = layers
    .slice(0, layers.indexOf(layer))
    .reverse()
    .map((older) => path.posix.join(folder, older, `${page}.md`))
    .find((older) => existsSync(path.join(root, older)));
  if (below !== undefined)
    throw new CommandError(
      `${layer} uses this page from ${below}. To change it from ${layer} on, copy that file to ${file}.`,
    );
  const head = `${yamlText('title', titleOf(page))}\ndescription: ""\nkeywords: []`;
  writeNew(root, file, `---\n${head}\n---\n\nFirst paragraph: what the page is for.\n\n## First section\n`);
  return file;
}

function refuseVersion(written: string, { docs: { layers, versions } }: SiteConfig): void {
  const [, name = '', page = ''] = /^\/?docs\/([^/]+)\/(.+)$/.exec(written) ?? [];
  const version = versions.find((one) => one.name === name);
  if (version === undefined && !layers.includes(name)) return;
  const layer = version?.servesLayer ?? name;
  throw new CommandError(
    `"${name}" is a version; write the path without it: npm run new -- page docs/${page} --layer ${layer}.`,
  );
}

/** Names with an underscore are identifiers, such as those of gadgets, and stay as they are. */
function titleOf(page: string): string {
  const name = path.posix.basename(page);
  return name.includes('_') ? name : titleOfName(page);
}

/** Creates a post, by the first author of `authors.yml`. */
function newPost({ root, config, folders }: Site, positionals: readonly string[], day?: string): string {
  const folder = folders.blog ?? 'content/blog';
  const [title = '', ...rest] = positionals;
  if (title.trim() === '' || rest.length > 0)
    throw new CommandError('A post needs one title, in quotes: npm run new -- post "Title".');
  const today = new Date().toISOString().slice(0, 10);
  const date = parsePostDate(day ?? today);
  if (!date) throw new CommandError(`--date is "${day ?? ''}". Write a date such as ${today}.`);
  const name = new GithubSlugger()
    .slug(title)
    .replace(/^-+|-+$/g, '')
    .replace(/-{2,}/g, '-');
  if (name === '') throw new CommandError(`The title "${title}" contains no letter or digit for the address.`);
  const { base } = config.blog;
  const contentPath = `${date.day.slice(0, 4)}/${date.day}-${name}.md`;
  const address = `${base}/${postAddress(undefined, date.day, name)}`;
  const { posts, authors } = loadBlog(root, { folder, base, withDrafts: true }, []);
  const taken = posts.find((post) => post.path === address);
  if (taken)
    throw new CommandError(`${address} is already the address of ${taken.file}. Choose another title or date.`);
  const file = `${folder}/${contentPath}`;
  const head = [
    yamlText('title', title),
    'description: ""',
    `date: ${date.day}`,
    `authors: ${JSON.stringify(authors.slice(0, 1).map(({ id }) => id))}`,
    'tags: []',
    'draft: true # only npm run dev shows the post; remove this line to publish it',
  ];
  writeNew(root, file, `---\n${head.join('\n')}\n---\n\nFirst paragraph.\n\n## First section\n`);
  return file;
}
