import * as z from 'zod';

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
