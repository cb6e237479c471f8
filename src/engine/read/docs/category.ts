import * as z from 'zod';
import type { Diagnostic } from '../../model/diagnostic';
import { readText } from '../read-text';
import { number, readTolerant } from '../yaml';

/** `_category_.yaml` of a folder. */
const categorySchema = z.strictObject({
  label: z.string().optional(),
  position: number.optional(),
  /** A landing page made from the category: title, description and a card for each child. */
  link: z
    .discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('generated-index'),
        title: z.string().optional(),
        description: z.string().optional(),
        /** Address below the version prefix; the folder with a last slash when left out. */
        slug: z.string().optional(),
        keywords: z.array(z.string()).default([]),
      }),
    ])
    .optional(),
  /** One line below the label on the parent's landing page. */
  description: z.string().optional(),
  /** `false`: the category is always open and has no control. */
  collapsible: z.boolean().default(true),
  collapsed: z.boolean().default(true),
});

export interface Category extends z.output<typeof categorySchema> {
  file: string;
  /** Line of the address of `link`; 1 where there is none. */
  slugLine: number;
}

/** Reads a category file. With problems, the folder gets the defaults and the run goes on. */
export function readCategory(root: string, file: string, problems: Diagnostic[]): Category {
  const text = readText(root, file, problems);
  const data = readTolerant(text, categorySchema, { file }, problems);
  const slugLine = Math.max(
    0,
    text.split('\n').findIndex((line) => /^\s*slug\s*:/.test(line)),
  );
  return { ...(data ?? { collapsible: true, collapsed: true }), file, slugLine: slugLine + 1 };
}
