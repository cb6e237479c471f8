import { digest, openCache } from '../model/cache';
import { engineVersion } from '../model/engine-version';
import { nextTurn } from '../model/termination';
import type { SourceDocument } from '../read/documents';
import type { Article } from './article';
import type { CompileSettings } from './compile';

interface Compiled {
  /** By file relative to the root. */
  articles: Map<string, Article>;
  /** How many were compiled now; the others came from the cache. */
  fresh: number;
}

/** Cache key of a document's article. The file's name is part of it, because diagnostics carry it. */
export function articleKey({ file, frontMatter, body, isPost }: SourceDocument, settings: CompileSettings): string {
  return digest(engineVersion(), JSON.stringify([settings, file, frontMatter.title, isPost]), body);
}

/**
 * Articles of documents that were read before. With `npm run dev` a writer sees a save half a second sooner, because
 * the other pages need not be read from the cache again.
 */
const lastArticles = new WeakMap<SourceDocument, { settings: string; article: Article }>();

/** Compiles documents, each once, and takes unchanged ones from the cache. `onProgress` is called after each. */
export async function compileAll(
  documents: readonly SourceDocument[],
  settings: CompileSettings,
  onProgress: (done: number, total: number) => void,
): Promise<Compiled> {
  const cache = openCache('articles');
  const written = JSON.stringify(settings);
  const articles = new Map<string, Article>();
  let fresh = 0;
  for (const [index, document] of documents.entries()) {
    const last = lastArticles.get(document);
    let article = last?.settings === written ? last.article : readArticle(cache.read(articleKey(document, settings)));
    if (article === null) {
      // Loaded when a page has to be compiled: compiler and grammars take a second that an unchanged build saves.
      const { compileDocument } = await import('./compile');
      article = await compileDocument(document, settings);
      cache.write(articleKey(document, settings), JSON.stringify(article));
      fresh += 1;
      await nextTurn();
    }
    lastArticles.set(document, { settings: written, article });
    articles.set(document.file, article);
    onProgress(index + 1, documents.length);
  }
  return { articles, fresh };
}

const readArticle = (kept: Buffer | null): Article | null =>
  kept === null ? null : (JSON.parse(kept.toString()) as Article);
