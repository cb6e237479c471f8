import { readText } from '../read-text';
import { z } from 'zod';
import { readYaml } from '../front-matter';
import type { Diagnostic } from '../../model/diagnostic';

const link = z.discriminatedUnion('type', [
  /** A landing page made from the category: title, description and a card for each child. */
  z.object({
    type: z.literal('generated-index'),
    title: z.string().optional(),
    description: z.string().optional(),
    /** Address below the version prefix; the folder with a last slash when left out. */
    slug: z.string().optional(),
    keywords: z.array(z.string()).default([]),
    image: z.string().optional(),
  }),
  /** An existing page as the landing page, by its id. */
  z.object({ type: z.literal('doc'), id: z.string() }),
]);

/** `_category_.yaml` or `_category_.json` of a folder. */
const categorySchema = z.object({
  label: z.string().optional(),
  position: z.number().optional(),
  link: link.nullable().optional(),
  /** One line below the label on the parent's landing page. */
  description: z.string().optional(),
  collapsible: z.boolean().default(true),
  collapsed: z.boolean().default(true),
  className: z.string().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
});

export type Category = z.output<typeof categorySchema> & { file: string };

/** Reads a category file. With problems, the folder gets the defaults and the run goes on. JSON is read as the YAML it is. */
export function readCategory(root: string, file: string, problems: Diagnostic[]): Category {
  const result = readYaml(readText(root, file, problems), categorySchema, file);
  if (result.ok) return { ...result.data, file };
  problems.push(...result.problems);
  return { file, collapsible: true, collapsed: true };
}
