import * as z from 'zod';
import { type Catalogue, gadgetsAt } from '../../read/gadgets/catalogue';
import { type GadgetsFile, gadgetsFileSchema } from '../../../shared/gadgets/view';

/** A version of the schema of `gadgets.json`. */
interface SchemaVersion {
  /** The first number changes when programs that read the previous version may fail, the second with additions. */
  version: string;
  date: string;
  changes: readonly string[];
}

/**
 * The change log of the schema, newest first. It is published next to the schema. `gadgets-json.test.ts`
 * requires an entry whenever a key is added or removed or changes its type.
 */
export const SCHEMA_LOG: readonly [SchemaVersion, ...SchemaVersion[]] = [
  {
    version: '1.3',
    date: '2026-11-22',
    changes: [
      'A data source may have "failures": filters for rows that report a failure.',
      'A data source may have "signs": words in output that is not a table, by which the gadget is recognised.',
    ],
  },
  {
    version: '1.2',
    date: '2026-11-22',
    changes: ['The file specifies its schema version in "schemaVersion".'],
  },
  {
    version: '1.1',
    date: '2026-11-22',
    changes: [
      'A parameter may have "manifest": its name in a manifest, if that is not operator.oci.ebpf. and the name of its flag.',
    ],
  },
  { version: '1.0', date: '2026-11-20', changes: ['First version.'] },
];

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

/** Address of the change log, next to the schema. */
export function schemaLogFile(schema: string): string {
  return schema.replace(/\.json$/, '.changes.json');
}

/** All versions have one schema. */
function schemaOf({ common: { categories, observes } }: Catalogue): ReturnType<typeof gadgetsFileSchema> {
  return gadgetsFileSchema({ categories: Object.keys(categories), observes: Object.keys(observes) });
}
