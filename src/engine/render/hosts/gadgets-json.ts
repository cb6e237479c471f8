import { z } from 'zod';
import type { Catalogue } from '../../read/gadgets/catalogue';
import { gadgetsAt } from '../../read/gadgets/view';
import { gadgetsFileSchema, type GadgetsFile } from '../../read/gadgets/view-schema';

/** Contents of the public `gadgets.json` of a version; `schemaUrl` is the address of its JSON Schema. */
export function gadgetsJson(catalogue: Catalogue, version: string, schemaUrl?: string): GadgetsFile {
  return gadgetsFileSchema.parse({
    ...(schemaUrl === undefined ? {} : { $schema: schemaUrl }),
    version,
    gadgets: gadgetsAt(catalogue, version),
  });
}

/** JSON Schema (draft 2020-12) of `gadgets.json`. */
export function gadgetsJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(gadgetsFileSchema, { target: 'draft-2020-12' });
}
