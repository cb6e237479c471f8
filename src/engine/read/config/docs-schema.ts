import * as z from 'zod';
import { baseRoute, pagePatterns, slug, webAddress } from './field-types';

/** The same as a base route, or the root of the site, which is the empty route. */
const docsBase = z
  .string()
  .regex(/^(?:\/|(?:\/[A-Za-z0-9._~-]+)+)$/, 'starts with a slash and does not end in one, as in "/docs"')
  .transform((base) => (base === '/' ? '' : base));

const version = z.strictObject({
  /** Name in the URL; also the folder of the layer unless `servesLayer` names another. */
  name: slug,
  label: z.string().optional(),
  /** Decides the banner: `latest` and `supported` show none. */
  status: z.enum(['latest', 'supported', 'unmaintained', 'unreleased']),
  /** The layer whose pages are served, when the version has no folder of its own (`latest`). */
  servesLayer: slug.optional(),
  /** Replacements of `%NAME%` in the pages of this version. */
  variables: z
    .record(z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'may hold upper-case letters, digits and underscore'), z.string())
    .default({}),
});

/** What every docs set may say. */
const docsFields = {
  /** Name of the set where several are told apart; the language's word for documentation when left out. */
  label: z.string().optional(),
  /** Folder of the pages, relative to the site root; `content/docs` or `docs` when left out. */
  path: z.string().optional(),
  ...pagePatterns,
  /**
   * Whether a number at the front of a file's or folder's name, as in `01-intro.md`, is its place in the sidebar and no
   * part of its address. `false` leaves names as they are, `2023-report.md` among them: what Docusaurus calls
   * `numberPrefixParser: false`.
   */
  numberPrefixes: z.boolean().default(true),
  sidebar: slug.default('mainSidebar'),
  /**
   * Layers, oldest first. Each folder holds only what changed since the one before. Empty: one version without layers.
   */
  layers: z.array(slug).default([]),
  /** Whether each layer holds every page of its version, so that nothing is taken from the layers before it. */
  wholeLayers: z.boolean().default(false),
  /** Folders of layers, from the root, by name: of those that are not in a folder of their name below `path`. */
  layerFolders: z.record(slug, z.string()).default({}),
  /** Versions in the order of the dropdown. */
  versions: z.array(version).default([]),
  /** Put before a file's path to edit it; no edit link when left out. */
  editUrl: webAddress.optional(),
  /**
   * Form for a new issue; pages then carry a link that fills in page and version. `title` and `body` are added to it.
   */
  issueUrl: webAddress.optional(),
};

/** The documentation. Its id for `docsSet` of navbar items is `default`. */
export const docsSchema = z
  .strictObject({
    ...docsFields,
    /**
     * `/` puts the pages at the root of the site; a page of `content/pages` or a post then may not want their address.
     */
    base: docsBase.default('/docs'),
    /** Further documentation with versions, layers and a sidebar of its own, for example of another tool. */
    sets: z
      .array(
        z.strictObject({
          /** Named by `docsSet` of navbar items; the folder is `content/<id>` or `<id>` where `path` is left out. */
          id: slug,
          /** May lie below the base of another set: `/docs/api` below `/docs`. */
          base: baseRoute,
          ...docsFields,
        }),
      )
      .default([]),
  })
  .prefault({});
