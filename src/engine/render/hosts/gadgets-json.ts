import * as z from 'zod';
import type { Catalogue } from '../../read/gadgets/catalogue';
import { gadgetsAt } from '../../read/gadgets/view';
import { gadgetsFileSchema, type GadgetsFile } from '../../read/gadgets/view-schema';
import { SCHEMA_LOG } from './gadgets-schema-log';

/** Contents of the public `gadgets.json` of a version; `schemaUrl` is the address of its JSON Schema. */
export function gadgetsJson(catalogue: Catalogue, version: string, schemaUrl?: string): GadgetsFile {
  return schemaOf(catalogue).parse({
    ...(schemaUrl === undefined ? {} : { $schema: schemaUrl }),
    schemaVersion: SCHEMA_LOG[0].version,
    version,
    gadgets: gadgetsAt(catalogue, version),
  });
}

/** JSON Schema (draft 2020-12) of `gadgets.json`, with its version and the address of its change log. */
export function gadgetsJsonSchema(catalogue: Catalogue, address?: string): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(schemaOf(catalogue), { target: 'draft-2020-12' });
  return {
    $schema,
    ...(address === undefined ? {} : { $id: address, $comment: `Change log: ${schemaLogFile(address)}` }),
    ...schema,
  };
}

/** The change log of the schema as it is published. */
export function gadgetsSchemaLog(): string {
  return JSON.stringify(SCHEMA_LOG, null, 2);
}

/** Address of the change log beside that of the schema. */
export function schemaLogFile(schema: string): string {
  return schema.replace(/\.json$/, '.changes.json');
}

/** All versions have one schema. */
function schemaOf({ common: { categories, observes } }: Catalogue): ReturnType<typeof gadgetsFileSchema> {
  return gadgetsFileSchema({ categories: Object.keys(categories), observes: Object.keys(observes) });
}
