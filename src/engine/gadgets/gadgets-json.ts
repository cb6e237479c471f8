import { z } from 'zod';
import type { Catalogue } from './catalogue';
import { gadgetsAt } from './view';
import { gadgetsFileSchema, type GadgetsFile } from './view-schema';

/** Contents of the public `gadgets.json` of a version; `schemaUrl` is the address of its JSON Schema. */
export function gadgetsJson(catalogue: Catalogue, version: string, schemaUrl?: string): GadgetsFile {
  return gadgetsFileSchema.parse({ ...(schemaUrl === undefined ? {} : { $schema: schemaUrl }), version, gadgets: gadgetsAt(catalogue, version) });
}

/** JSON Schema (draft 2020-12) of `gadgets.json`. */
export function gadgetsJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(gadgetsFileSchema, { target: 'draft-2020-12' });
}
