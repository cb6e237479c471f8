import { messageOf } from '../../shared/errors';
import type { CommandModel } from '../../shared/commands/model';
import { commandOfManifest, looksLikeManifest } from '../../shared/workbench/read-manifest';

/** The commands that a manifest stands for, one a document, with what is wrong in it; other text is left as it is. */
export async function commandsOf(text: string, model: CommandModel): Promise<{ text: string; problems: string[] }> {
  if (!looksLikeManifest(text)) return { text, problems: [] };
  const { parseAllDocuments } = await import('yaml');
  const documents = parseAllDocuments(text);
  if (!Array.isArray(documents)) return { text: '', problems: [] };
  const errors = documents.flatMap((one) => one.errors.map((error) => error.message));
  if (errors.length > 0) return { text: '', problems: errors };
  try {
    const read = documents.map((one) => commandOfManifest(one.toJS({ maxAliasCount: 20 }), model));
    return { text: read.map((one) => one.command).join('\n'), problems: read.flatMap((one) => one.problems) };
  } catch (error) {
    // An alias that leads nowhere, or too many of them.
    return { text: '', problems: [messageOf(error)] };
  }
}
