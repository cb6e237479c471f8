import type { Document } from 'yaml';
import type { CommandModel } from '../../shared/commands/model';
import { isTooLong } from '../../shared/text';
import { commandOfManifest, looksLikeManifest } from '../../shared/workbench/read-manifest';

/** Longer text is no output that anybody reads. */
const MAX_LENGTH = 64 * 1024;
/** The composer recurses without a limit. */
const MAX_DEPTH = 32;

const COLLECTIONS: ReadonlySet<string> = new Set(['block-map', 'block-seq', 'flow-collection']);

/**
 * The documents of a YAML text; `null` for a text that is too long, nested too deeply, or has aliases, which can stand
 * for much more than is written. Rejects when the library cannot be loaded.
 */
export async function readDocuments(text: string): Promise<Document.Parsed[] | null> {
  const { CST, Lexer, parseAllDocuments, Parser } = await import('yaml');
  if (text.length > MAX_LENGTH) return null;
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    if (CST.tokenType(lexeme) === 'alias') return null;
    for (const _ of parser.next(lexeme));
    if (parser.stack.filter(({ type }) => COLLECTIONS.has(type)).length > MAX_DEPTH) return null;
  }
  // Both take the square of the length.
  const isShort = !isTooLong(text);
  return parseAllDocuments(text, { uniqueKeys: isShort, prettyErrors: isShort });
}

/** A manifest as commands, one per document, with its problems; other text is unchanged. */
export async function commandsOf(text: string, model: CommandModel): Promise<{ text: string; problems: string[] }> {
  if (!looksLikeManifest(text)) return { text, problems: [] };
  const documents = await readDocuments(text);
  if (!documents) return { text: '', problems: ['The manifest is too long, is nested too deeply, or has aliases.'] };
  const errors = documents.flatMap((one) => one.errors.map((error) => error.message));
  if (errors.length > 0) return { text: '', problems: errors };
  const read = documents.map((one) => commandOfManifest(one.toJS(), model));
  return { text: read.map((one) => one.command).join('\n'), problems: read.flatMap((one) => one.problems) };
}
