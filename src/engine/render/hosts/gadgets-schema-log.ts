/** A version of the schema of `gadgets.json`. */
interface SchemaVersion {
  /** The first number changes when programs that read the former version may fail, the second when something came. */
  version: string;
  date: string;
  changes: readonly string[];
}

/**
 * The change log of the schema, newest first. It is published beside the schema. `gadgets-json.test.ts`
 * asks for an entry here whenever a key comes, goes or changes its type.
 */
export const SCHEMA_LOG: readonly [SchemaVersion, ...SchemaVersion[]] = [
  {
    version: '1.3',
    date: '2026-11-22',
    changes: [
      'A data source may have "failures": filters of rows that tell of a failure.',
      'A data source may have "signs": words of output that is no table, by which the gadget is known.',
    ],
  },
  {
    version: '1.2',
    date: '2026-11-22',
    changes: ['The file says the version of its schema in "schemaVersion".'],
  },
  {
    version: '1.1',
    date: '2026-11-22',
    changes: [
      'A parameter may have "manifest": its name in a manifest, where that is not operator.oci.ebpf. and the name of its flag.',
    ],
  },
  { version: '1.0', date: '2026-11-20', changes: ['First version.'] },
];
