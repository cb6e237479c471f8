import path from 'node:path';
import * as z from 'zod';
import { MARKS, type MarkName } from '../../shared/marks';
import type { Diagnostic } from '../model/diagnostic';
import { readYamlFile } from './yaml-file';

const NAME = 'sections.yaml';

const section = z.strictObject({
  /** First part of the address below the version; empty for the home of a version. */
  path: z.string().regex(/^[^/]*$/, 'is one part of an address, without a slash'),
  mark: z.enum(Object.keys(MARKS) as [MarkName, ...MarkName[]]),
  /** What search calls the pages. */
  kind: z.enum(['guide', 'reference']).default('guide'),
  /** Pages directly in it that have the name of a gadget are about that gadget. */
  gadgets: z.boolean().default(false),
  /**
   * Groups of its entries in the sidebar, where neighbours belong to one: by the first word of their file names, or the
   * whole.
   */
  groups: z.array(z.strictObject({ label: z.string(), names: z.array(z.string()).min(1) })).default([]),
});

/** The whole of `sections.yaml`. */
const sectionsSchema = z.strictObject({
  sections: z.array(section).default([]),
  /** Titles of one word that are set as identifiers, besides the names of gadgets. */
  identifiers: z.array(z.string()).default([]),
  /**
   * Pages that generated parts of gadget pages lead to, below the version. A part without its page has no such link.
   */
  pages: z
    .strictObject({
      /** Explains the flags that every gadget has. */
      flags: z.string().nullable().default(null),
      /** Says what machines need to run gadgets. */
      requirements: z.string().nullable().default(null),
    })
    .default({ flags: null, requirements: null }),
});

/** What the site says of the parts of its documentation. */
export interface Sections {
  /** By the first part of an address. */
  byPath: ReadonlyMap<string, z.output<typeof section>>;
  /** Folder of the pages about gadgets; `null` for a site without. */
  gadgets: string | null;
  identifiers: ReadonlySet<string>;
  pages: z.output<typeof sectionsSchema>['pages'];
}

/** Reads the sections of a site. A site whose `folder` has no `sections.yaml` has none. */
export function readSections(root: string, folder: string | null): { sections: Sections; problems: Diagnostic[] } {
  const file = folder === null ? null : path.posix.join(folder, NAME);
  const problems: Diagnostic[] = [];
  const data = file === null ? null : readYamlFile(root, file, sectionsSchema, problems);
  return { sections: sectionsOf(data ?? {}), problems };
}

/** Sections from data in memory. */
export function sectionsOf(data: z.input<typeof sectionsSchema>): Sections {
  const { sections, identifiers, pages } = sectionsSchema.parse(data);
  return {
    byPath: new Map(sections.map((one) => [one.path, one])),
    gadgets: sections.find((one) => one.gadgets)?.path ?? null,
    identifiers: new Set(identifiers),
    pages,
  };
}
