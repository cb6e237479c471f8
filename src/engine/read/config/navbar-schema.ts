import * as z from 'zod';
import { routePath, slug, webAddress } from './field-types';

const position = z.enum(['left', 'right']).default('left');

/** One item of the navbar. */
export const navbarItem = z.discriminatedUnion('type', [
  /** A link inside the site (`to`). */
  z.strictObject({
    type: z.literal('link'),
    label: z.string(),
    to: routePath,
    activeBase: routePath.optional(),
    position,
  }),
  /** The first page of a sidebar, in the version the reader prefers. */
  z.strictObject({
    type: z.literal('docSidebar'),
    label: z.string(),
    docsSet: slug.default('default'),
    sidebar: slug,
    position,
  }),
  /**
   * One page, in the version the reader prefers: its address below the version; `index` is the version's first page.
   */
  z.strictObject({
    type: z.literal('doc'),
    label: z.string(),
    docsSet: slug.default('default'),
    doc: z.string().transform((doc) => doc.replace(/(?:^|\/)index$/, '')),
    position,
  }),
  /** Shown below the docs path only; keeps the page where the version has it, the query and the hash. */
  z.strictObject({ type: z.literal('docsVersionDropdown'), docsSet: slug.default('default'), position }),
  /** Shown with two or more locales. */
  z.strictObject({ type: z.literal('localeDropdown'), position }),
  z.strictObject({ type: z.literal('repository'), label: z.string(), href: webAddress, position }),
  z.strictObject({ type: z.literal('colorMode'), position }),
  z.strictObject({ type: z.literal('search'), position }),
]);
