import * as z from 'zod';
import { DEFAULT_EXCLUDE, DEFAULT_INCLUDE } from '../page-filter';

/** A name that is part of an address. */
export const slug = z.string().regex(/^[A-Za-z0-9._-]+$/, 'may hold letters, digits, dot, dash and underscore');
/** A whole address of the web. Others, `javascript:` among them, are addresses as well. */
export const webAddress = z.url({ protocol: /^https?$/, abort: true });
/** The address of a page. */
export const routePath = z.string().regex(/^\//, 'starts with a slash');
/** An address that others are put below. */
export const baseRoute = z
  .string()
  .regex(/^(?:\/[A-Za-z0-9._~-]+)+$/, 'starts with a slash and does not end in one, as in "/docs"');

const pagePattern = z
  .string()
  .regex(
    /^(?![!/]|\.\.?\/|@site\/).*[^/\s]$/,
    'is a pattern of paths below the folder, as in "**/*.partial.mdx" or "drafts/**", without "!", "/" or "./" in front and "/" at its end',
  );

/** Which files of a folder are pages: paths below it, and below each layer, as patterns in the form of Docusaurus. */
export const pagePatterns = {
  /** Files that are pages; of these only those that end in `.md` or `.mdx` are. */
  include: z
    .array(pagePattern)
    .min(1)
    .default([...DEFAULT_INCLUDE]),
  /**
   * Files that are none. A list takes the place of the usual one, `**\/_*.{md,mdx}` and `**\/_*\/**` with tests, so
   * partials are pages where it does not name them.
   */
  exclude: z.array(pagePattern).default([...DEFAULT_EXCLUDE]),
};
