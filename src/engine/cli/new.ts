import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nearestHint } from '../../shared/nearest';
import { loadConfig } from '../read/config/load';
import { FOLDERS, hasFolder } from '../read/folders';
import { CommandError, UsageError } from '../model/errors';
import type { Arguments } from './arguments';
import type { NEW_FLAGS } from './commands';
import type { SiteConfig } from '../read/config/schema';
import { versionOrder } from '../read/versions';
import { loadGadgets } from '../read/gadgets/load';
import { gadgetTemplate } from '../read/gadgets/schema-text';
import { readSections } from '../read/sections';
import { titleOfName } from '../read/documents';
import { slug } from 'github-slugger';
import { loadBlog } from '../read/blog/load';
import { parsePostDate, postAddress } from '../read/blog/post';

type NewArguments = Pick<Arguments<keyof typeof NEW_FLAGS>, 'positionals' | 'values'>;
type Values = NewArguments['values'];

interface Kind {
  /** What is written after the kind. */
  example: string;
  flags: readonly (keyof Values)[];
  /** Writes the files and returns them, relative to the site root. */
  create(site: Site, name: string, values: Values): string[];
}

const KINDS = new Map<string, Kind>([
  ['post', { example: '"Title"', flags: ['date'], create: newPost }],
  ['page', { example: 'docs/reference/flags', flags: ['layer'], create: newPage }],
  ['gadget', { example: 'trace_example', flags: ['layer'], create: newGadget }],
]);

/** Creates what the arguments ask for. Returns the files, relative to the site root. Throws `CommandError`. */
export async function createNew({ positionals, values }: NewArguments): Promise<string[]> {
  const [written = '', name = '', ...more] = positionals;
  const kind = KINDS.get(written);
  if (!kind)
    throw new UsageError(
      `"${written}" cannot be created. ${nearestHint(written, KINDS.keys(), 'Kinds: post, page, gadget.')}`,
    );
  if (name.trim() === '' || more.length > 0)
    throw new CommandError(
      `A ${written} needs one name, in quotes if it contains spaces: npm run new -- ${written} ${kind.example}.`,
    );
  const { root, ...used } = values;
  const wrong = (Object.keys(used) as (keyof Values)[]).find((flag) => !kind.flags.includes(flag));
  if (wrong !== undefined) throw new UsageError(`--${wrong} has no meaning for a ${written}.`);
  return kind.create(await siteOf(root), name, values);
}

type Site = Awaited<ReturnType<typeof siteOf>>;

async function siteOf(folder = '.') {
  const root = path.resolve(folder);
  if (!existsSync(root)) throw new CommandError(`There is no folder ${root}. --root is the folder of a site.`);
  const config = await loadConfig(root);
  return { root, config };
}

/** The layer that is asked for, else the newest; '' for a site without layers. */
function layerNamed(wanted: string | undefined, { docs: { layers } }: SiteConfig): string {
  if (wanted === undefined || layers.includes(wanted)) return wanted ?? layers.at(-1) ?? '';
  const hint = nearestHint(wanted, layers, `Layers: ${layers.join(', ') || 'none, so omit --layer'}.`);
  throw new CommandError(`There is no layer "${wanted}". ${hint}`);
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

/** Creates the data of a gadget, with a comment for each field, and its page. */
function newGadget({ root, config }: Site, name: string, { layer: wanted }: Values): string[] {
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw new CommandError(
      'The name of a gadget consists of lower-case letters, digits and underscores: npm run new -- gadget trace_example.',
    );
  if (!hasFolder(root, FOLDERS.gadgets))
    throw new CommandError('The site has no gadget data: content/gadgets/_common.yaml is missing.');
  const order = versionOrder(config);
  const { catalogue } = loadGadgets(root, order);
  const { categories, observes, blocks, paramGroups } = catalogue.common;
  const [prefix = ''] = name.split('_');
  const layer = layerNamed(wanted, config);
  const image = catalogue.gadgets[0]?.image.replace(/[^/]*$/, '') ?? '';
  const data = `${FOLDERS.gadgets}/${name}.yaml`;
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
  const page = path.posix.join(FOLDERS.docs, layer, readSections(root, []).gadgets ?? 'gadgets', `${name}.md`);
  writeNew(
    root,
    page,
    `---\n${yamlText('title', name)}\ndescription: ""\nkeywords: []\n---\n\nFirst paragraph: what the gadget shows, and when to use it.\n\n<GadgetGlance />\n\n## Guided example\n\n## Parameters\n\n<GadgetParameters />\n\n## Fields\n\n<GadgetFields />\n\n## Limits\n`,
  );
  return [data, page];
}

/** Creates a documentation page. Refuses a page that an older layer has. */
function newPage({ root, config }: Site, written: string, { layer: wanted }: Values): string[] {
  refuseVersion(written, config);
  const page = /^docs\/((?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+)(?:\.mdx?)?$/.exec(written)?.[1];
  if (page === undefined)
    throw new CommandError(
      `The page is "${written}". It is one path that begins with docs/, of letters, digits, hyphens and underscores: ` +
        'npm run new -- page docs/reference/flags.',
    );
  const { layers } = config.docs;
  const layer = layerNamed(wanted, config);
  const file = path.posix.join(FOLDERS.docs, layer, `${page}.md`);
  const below = layers
    .slice(0, layers.indexOf(layer))
    .reverse()
    .map((older) => path.posix.join(FOLDERS.docs, older, `${page}.md`))
    .find((older) => existsSync(path.join(root, older)));
  if (below !== undefined)
    throw new CommandError(
      `${layer} uses this page from ${below}. To change it from ${layer} on, copy that file to ${file}.`,
    );
  const head = `${yamlText('title', titleOf(page))}\ndescription: ""\nkeywords: []`;
  writeNew(root, file, `---\n${head}\n---\n\nFirst paragraph: what the page is for.\n\n## First section\n`);
  return [file];
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

/** Names with an underscore are identifiers, such as names of gadgets, and stay as they are. */
function titleOf(page: string): string {
  const name = path.posix.basename(page);
  return name.includes('_') ? name : titleOfName(page);
}

/** Creates a post, by the first author of `authors.yml`. */
function newPost({ root, config }: Site, title: string, { date: day }: Values): string[] {
  const today = new Date().toISOString().slice(0, 10);
  const date = parsePostDate(day ?? today);
  if (!date) throw new CommandError(`--date is "${day ?? ''}". Write a date such as ${today}.`);
  const name = slug(title)
    .replace(/^-+|-+$/g, '')
    .replace(/-{2,}/g, '-');
  if (name === '') throw new CommandError(`The title "${title}" contains no letter or digit for the address.`);
  const { base } = config.blog;
  const contentPath = `${date.day.slice(0, 4)}/${date.day}-${name}.md`;
  const address = `${base}/${postAddress(undefined, date.day, name)}`;
  const { posts, authors } = loadBlog(root, { folder: FOLDERS.blog, base, withDrafts: true }, []);
  const taken = posts.find((post) => post.path === address);
  if (taken)
    throw new CommandError(`${address} is already the address of ${taken.file}. Choose another title or date.`);
  const file = `${FOLDERS.blog}/${contentPath}`;
  const head = [
    yamlText('title', title),
    'description: ""',
    `date: ${date.day}`,
    `authors: ${JSON.stringify(authors.slice(0, 1).map(({ id }) => id))}`,
    'tags: []',
    'draft: true # only npm run dev shows the post; remove this line to publish it',
  ];
  writeNew(root, file, `---\n${head.join('\n')}\n---\n\nFirst paragraph.\n\n## First section\n`);
  return [file];
}
