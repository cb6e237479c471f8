import type { CommandModel } from '../../shared/commands/model';
import { commandOfManifest, looksLikeManifest } from '../../shared/workbench/read-manifest';
import { readDocuments } from './yaml';

/** The commands that a manifest stands for, one a document, with what is wrong in it; other text is left as it is. */
export async function commandsOf(text: string, model: CommandModel): Promise<{ text: string; problems: string[] }> {
  if (!looksLikeManifest(text)) return { text, problems: [] };
  const documents = await readDocuments(text);
  if (!documents) return { text: '', problems: ['The manifest is too long, is nested too deeply, or has aliases.'] };
  const errors = documents.flatMap((one) => one.errors.map((error) => error.message));
  if (errors.length > 0) return { text: '', problems: errors };
  const read = documents.map((one) => commandOfManifest(one.toJS(), model));
  return { text: read.map((one) => one.command).join('\n'), problems: read.flatMap((one) => one.problems) };
}
