import * as z from 'zod';
import { ENVIRONMENTS, type Environment } from '../../shared/gadgets/view';
import { MARKS, type MarkName } from '../../shared/marks';
import type { Diagnostic } from '../model/diagnostic';
import { FOLDERS } from './folders';
import { readSiteFile } from './yaml';

const section = z.strictObject({
  /** First part of the address below the version; empty for the home of a version. */
  path: z.string().regex(/^[^/]*$/, 'is one part of an address, without a slash'),
  mark: z.enum(Object.keys(MARKS) as [MarkName, ...MarkName[]]),
  /** Kind of the pages in search results. */
  kind: z.enum(['guide', 'reference']).default('guide'),
  /** Pages directly in it that have the name of a gadget are about that gadget. */
  gadgets: z.boolean().default(false),
  /** Groups of neighbours among its entries in the sidebar, by the first word of their file names or the whole. */
  groups: z.array(z.strictObject({ label: z.string(), names: z.array(z.string()).min(1) })).default([]),
});

const TOOLS = Object.fromEntries(ENVIRONMENTS.map((tool) => [tool, z.string().default('')])) as Record<
  Environment,
  z.ZodDefault<z.ZodString>
>;

/** The whole of `sections.yaml`. */
const sectionsSchema = z.strictObject({
  sections: z.array(section).default([]),
  /** Titles of one word that are set as identifiers, besides the names of gadgets. */
  identifiers: z.array(z.string()).default([]),
  /** Pages that generated parts of gadget pages lead to, below the version; a part without its page has no link. */
  pages: z
    .strictObject({
      /** Explains the flags that every gadget has. */
      flags: z.string().nullable().default(null),
      /** Says what machines need to run gadgets. */
      requirements: z.string().nullable().default(null),
    })
    .default({ flags: null, requirements: null }),
  /**
   * Requirements for running the commands of a gadget page, by tool, and where to look when they print nothing.
   * `[words](page#section)` is a link within the version, or plain words in a version without the target.
   */
  needs: z.strictObject({ ...TOOLS, tag: z.string().default(''), noOutput: z.string().default('') }).prefault({}),
  /** Entries of the sidebar that lead to a section of a page, in versions that have it. */
  shortcuts: z.array(z.strictObject({ label: z.string(), target: z.string(), position: z.number() })).default([]),
});

/** Sections of the documentation, from `sections.yaml`. */
export interface Sections {
  /** By the first part of an address. */
  byPath: ReadonlyMap<string, z.output<typeof section>>;
  /** Folder of the pages about gadgets; `null` for a site without. */
  gadgets: string | null;
  identifiers: ReadonlySet<string>;
  pages: z.output<typeof sectionsSchema>['pages'];
  needs: z.output<typeof sectionsSchema>['needs'];
  shortcuts: z.output<typeof sectionsSchema>['shortcuts'];
}

/** Reads the sections of a site. A site without `sections.yaml` has none. */
export const readSections = (root: string, problems: Diagnostic[]): Sections =>
  sectionsOf(readSiteFile(root, `${FOLDERS.site}/sections.yaml`, sectionsSchema, problems) ?? {});

/** Sections from data in memory. */
export function sectionsOf(data: z.input<typeof sectionsSchema>): Sections {
  const { sections, identifiers, ...rest } = sectionsSchema.parse(data);
  return {
    byPath: new Map(sections.map((one) => [one.path, one])),
    gadgets: sections.find((one) => one.gadgets)?.path ?? null,
    identifiers: new Set(identifiers),
    ...rest,
  };
}
