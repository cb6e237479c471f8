import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../read/config/schema';
import { nearest } from '../../shared/nearest';
import { titleOfName } from '../read/docs/doc-address';
import { CommandError } from '../model/command-error';
import type { Arguments } from './arguments';
import { writeNew, yamlText } from './new-file';
import type { PAGE_FLAGS } from './new-flags';

/** Where the new page goes. */
interface PageTarget {
  /** Absolute path of the site root. */
  root: string;
  /** Documentation folder relative to it. */
  folder: string;
  config: SiteConfig;
}

/**
 * Creates a documentation page and gives its path relative to the root. The path is written as in an address:
 * `docs/reference/flags`. The newest layer gets the page unless `--layer` names another.
 * Throws `CommandError` that names the legal values, and when the page exists in the layer or below it.
 */
export function newPage(
  { root, folder, config }: PageTarget,
  { positionals, values }: Pick<Arguments<keyof typeof PAGE_FLAGS>, 'positionals' | 'values'>,
): string {
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
  const layer = values.layer ?? layers.at(-1) ?? '';
  if (values.layer !== undefined && !layers.includes(values.layer)) {
    const near = nearest(values.layer, layers);
    throw new CommandError(
      `There is no layer "${values.layer}".${near ? ` Did you mean "${near}"?` : ''} Layers: ${layers.join(', ') || 'none, so omit --layer'}.`,
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

/** Who copies an address names a version, which is the layer of a page and no folder. */
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
