import { existsSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../shared/nearest';
import { loadConfig } from '../read/config/load';
import { findFolders } from '../read/folders';
import { CommandError, UsageError } from '../model/command-error';
import { readArguments } from './arguments';
import { NEW_KINDS, newUsage, PAGE_FLAGS, POST_FLAGS, ROOT } from './new-flags';
import { newGadget } from './new-gadget';
import { newPage } from './new-page';
import { newPost } from './new-post';

/**
 * Creates what the arguments ask for and gives the paths of the files, relative to the site root. Throws `CommandError`.
 */
export async function createNew(args: readonly string[]): Promise<string[]> {
  const [kind = '', ...rest] = args;
  if (!NEW_KINDS.has(kind)) {
    const near = nearest(kind, [...NEW_KINDS.keys()]);
    throw new UsageError(
      `${kind === '' ? 'What do you want to create?' : `"${kind}" cannot be created.`}${near ? ` Did you mean "${near}"?` : ''}\n\n${newUsage()}`,
    );
  }
  if (kind === 'post') {
    const read = readArguments(rest, POST_FLAGS);
    const { root, config, folders } = await siteOf(read.values.root);
    return [newPost({ root, config, folder: folders.blog ?? 'content/blog' }, read)];
  }
  if (kind === 'gadget') {
    const { values, positionals } = readArguments(rest, ROOT);
    const { root, config } = await siteOf(values.root);
    return newGadget(root, config, positionals);
  }
  const read = readArguments(rest, PAGE_FLAGS);
  const { root, config, folders } = await siteOf(read.values.root);
  return [newPage({ root, config, folder: folders.docs ?? 'content/docs' }, read)];
}

async function siteOf(folder = '.') {
  const root = path.resolve(folder);
  if (!existsSync(root)) throw new CommandError(`There is no folder ${root}. --root is the folder of a site.`);
  const config = await loadConfig(root);
  return { root, config, folders: findFolders(root) };
}
