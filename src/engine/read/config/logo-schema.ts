import * as z from 'zod';

/** Where words of the name stand: `x` and `y` of the line they stand on, and the width they take in any typeface. */
const words = z.strictObject({ text: z.string().min(1), x: z.number(), y: z.number(), width: z.number().positive() });
/** A place where the logo is shown, 32 pixels high. */
const place = z.strictObject({ width: z.int().positive(), words: z.array(words) });

/** The logo: a sign of stroked lines, and the name beside it, set in the typeface of the pages. */
export const logo = z.strictObject({
  /**
   * The lines of the sign, as SVG paths on a grid of 32 by 32. Those of the signal
   * are in the colour that leads the eye.
   */
  sign: z.array(
    z.strictObject({
      path: z.string().regex(/^[Mm][MLHVCSQTAZmlhvcsqtaz0-9 .,-]+$/, 'is an SVG path, which begins with "M"'),
      weight: z.enum(['normal', 'strong', 'signal']).default('normal'),
    }),
  ),
  navbar: place,
  footer: place,
});
