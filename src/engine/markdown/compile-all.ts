import { digest, openCache } from '../model/cache';
import { engineVersion } from '../model/engine-version';
import { nextTurn } from '../model/termination';
import type { SourceDocument } from '../read/documents';
import type { Article, ArticleStudy, CompiledArticle } from './article';
import type { CompileSettings } from './compile';

/** The compiled documents of a site. */
interface Compiled {
  /** By file relative to the root. */
  articles: Map<string, Article>;
  /** What only checks read of them; by file too. */
  studies: Map<string, ArticleStudy>;
  /** How many were compiled now; the others came from the cache. */
  fresh: number;
}

/** Cache key of a document's article. The file's name is part of it, because diagnostics carry it. */
export function articleKey({ file, frontMatter, body, isPost }: SourceDocument, settings: CompileSettings): string {
  return digest(engineVersion(), JSON.stringify([settings, file, frontMatter.title, isPost]), body);
}

/** An article in the cache. */
interface Entry {
  article: Article;
  /** What only checks read. */
  study: ArticleStudy;
}

/** An article in memory. */
interface KnownEntry {
  settings: string;
  entry: Entry;
}

/**
 * Articles of documents that were read before. Whoever writes with `npm run dev` sees a save half a second sooner,
 * because the other pages need not be read from the cache again.
 */
const lastEntries = new WeakMap<SourceDocument, KnownEntry>();

/** Compiles documents, each once, and takes unchanged ones from the cache. `onProgress` is called after each. */
export async function compileAll(
  documents: readonly SourceDocument[],
  settings: CompileSettings,
  onProgress: (done: number, total: number) => void,
): Promise<Compiled> {
  const cache = openCache('articles');
  const written = JSON.stringify(settings);
  const articles = new Map<string, Article>();
  const studies = new Map<string, ArticleStudy>();
  let fresh = 0;
  for (const [index, document] of documents.entries()) {
    const last = lastEntries.get(document);
    let entry = last?.settings === written ? last.entry : readEntry(cache.read(articleKey(document, settings)));
    if (entry === null) {
      // Loaded when a page has to be compiled: compiler and grammars take a second that an unchanged build saves.
      const { compileDocument } = await import('./compile');
      entry = divide(await compileDocument(document, settings));
      cache.write(articleKey(document, settings), JSON.stringify(entry));
      fresh += 1;
      await nextTurn();
    }
    lastEntries.set(document, { settings: written, entry });
    articles.set(document.file, entry.article);
    studies.set(document.file, entry.study);
    onProgress(index + 1, documents.length);
  }
  return { articles, studies, fresh };
}

function readEntry(kept: Buffer | null): Entry | null {
  return kept === null ? null : (JSON.parse(kept.toString()) as Entry);
}

function divide(compiled: CompiledArticle): Entry {
  const { headings, snippets, prose, ...article } = compiled;
  return { article, study: { headings, snippets, prose } };
}
