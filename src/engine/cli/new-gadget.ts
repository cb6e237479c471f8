import path from 'node:path';
import { CommandError } from '../model/command-error';
import type { SiteConfig } from '../read/config/schema';
import { versionOrder } from '../read/docs/version-order';
import { findFolders } from '../read/folders';
import { loadGadgets } from '../read/gadgets/load';
import { gadgetTemplate } from '../read/gadgets/schema-text';
import { readSections } from '../read/sections';
import { writeNew, yamlText } from './new-file';

/**
 * Creates the data of a gadget, with a comment for each field, and its page in the newest layer. Gives their paths
 * relative to the root. Throws `CommandError` for a name that is none, and for one that is taken.
 */
export function newGadget(root: string, config: SiteConfig, names: readonly string[]): string[] {
  const [name = '', ...rest] = names;
  if (!/^[a-z][a-z0-9_]*$/.test(name) || rest.length > 0)
    throw new CommandError(
      'The name of a gadget consists of lower-case letters, digits and underscores: npm run new -- gadget trace_example.',
    );
  const { gadgets, docs, site } = findFolders(root);
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
