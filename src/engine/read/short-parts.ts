import type * as z from 'zod';
import { LONGEST_ADDRESS, LONGEST_PART } from '../model/short-name';

/** An address that is written down, of which nothing has to be shortened. */
export const withShortParts = (address: z.ZodString): z.ZodString =>
  address
    .refine(
      (path) => path.split('/').every((part) => Buffer.byteLength(part) <= LONGEST_PART),
      `has parts of up to ${LONGEST_PART} bytes, each of which is a folder of the output`,
    )
    .refine((path) => Buffer.byteLength(path) <= LONGEST_ADDRESS, `has up to ${LONGEST_ADDRESS} bytes`);
