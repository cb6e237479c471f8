import { z } from 'zod';
import type { Catalogue } from '../../read/gadgets/catalogue';
import { gadgetsAt } from '../../read/gadgets/view';
import { gadgetsFileSchema, type GadgetsFile, type GadgetWords } from '../../read/gadgets/view-schema';

/** Contents of the public `gadgets.json` of a version; `schemaUrl` is the address of its JSON Schema. */
export function gadgetsJson(catalogue: Catalogue, version: string, schemaUrl?: string): GadgetsFile {
  return gadgetsFileSchema(wordsOf(catalogue)).parse({
    ...(schemaUrl === undefined ? {} : { $schema: schemaUrl }),
    version,
    gadgets: gadgetsAt(catalogue, version),
  });
}

/** JSON Schema (draft 2020-12) of `gadgets.json`. */
export function gadgetsJsonSchema(catalogue: Catalogue): Record<string, unknown> {
  return z.toJSONSchema(gadgetsFileSchema(wordsOf(catalogue)), { target: 'draft-2020-12' });
}

function wordsOf({ common }: Catalogue): GadgetWords {
  return { categories: Object.keys(common.categories), observes: Object.keys(common.observes) };
}
