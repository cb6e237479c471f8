import * as z from 'zod';
import { hasHidden, isTooLong } from '../../../shared/visible-text';
import { QuestionError, type BuiltSite } from '../built-site';

/** A question that a program may ask. */
interface SiteTool<Shape extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Shape;
  /** The answer in Markdown. Throws `QuestionError` for what the site does not have. */
  answer(site: BuiltSite, input: z.output<Shape>): string;
}

/** Gives a tool the type of its input, and refuses texts that are too long or have hidden characters. */
export function defineTool<Shape extends z.ZodObject>(tool: SiteTool<Shape>): SiteTool {
  const answer: SiteTool<Shape>['answer'] = (site, input) => {
    for (const [name, text] of Object.entries(input)) {
      if (typeof text !== 'string') continue;
      if (isTooLong(text)) throw new QuestionError(`The ${name} is longer than 4 kB.`);
      if (hasHidden(text, 'lines')) throw new QuestionError(`The ${name} contains invisible characters.`);
    }
    return tool.answer(site, input);
  };
  return { ...tool, answer } as unknown as SiteTool;
}

/** The version that is asked about. */
export const VERSION = z
  .string()
  .optional()
  .describe('Version of the documentation, for example "v0.45.0" (default: the newest release).');
