import * as z from 'zod';
import { baseRoute, slug, webAddress } from './field-types';

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

/** The documentation: its layers in `content/docs`, and the versions that serve them. */
export const docsSchema = z
  .strictObject({
    base: baseRoute.default('/docs'),
    sidebar: slug.default('mainSidebar'),
    /**
     * Layers, oldest first. Each folder contains only what changed since the layer before. Empty: one version without
     * layers.
     */
    layers: z.array(slug).default([]),
    /** Versions in the order of the dropdown. */
    versions: z.array(version).default([]),
    /** Put before a file's path to edit it; no edit link when left out. */
    editUrl: webAddress.optional(),
    /**
     * Form for a new issue; pages then carry a link that fills in page and version. `title` and `body` are added to it.
     */
    issueUrl: webAddress.optional(),
  })
  .prefault({});
