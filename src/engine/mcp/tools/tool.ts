import * as z from 'zod';
import type { BuiltSite } from '../built-site';

/** A question that a program may ask. */
interface SiteTool<Shape extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Shape;
  /** The answer in Markdown. Throws `QuestionError` for what the site does not have. */
  answer(site: BuiltSite, input: z.output<Shape>): string;
}

/** Gives a tool the type of its input. */
export function defineTool<Shape extends z.ZodObject>(tool: SiteTool<Shape>): SiteTool {
  return tool as unknown as SiteTool;
}

/** The version that is asked about. */
export const VERSION = z
  .string()
  .optional()
  .describe('Version of the documentation, for example "v0.45.0"; the newest release when left out.');
