import { digest, openCache } from '../model/cache';
import { moduleFingerprint } from '../model/import-graph';
import { nextTurn } from '../model/termination';
import type { SourceDocument } from '../read/documents';
import type { Article } from './article';
import type { CompileSettings } from './compile';
import type { ReadInclude } from './tree/dialect';

/** What came of compiling the documents of a site. */
interface Compiled {
  /** By file relative to the root. */
  articles: Map<string, Article>;
  /** How many were compiled now; the others came from the cache. */
  fresh: number;
}

/**
 * Digest of everything besides its text that an article depends on: the sources the compiler imports and the packages
 * they use. Taken when the compiler's code is loaded, because that is the code that will run.
 */
const COMPILER = moduleFingerprint('src/engine/markdown/compile.ts');

/** Key of a document's article. The file's name is part of it, because diagnostics carry it. */
export function articleKey({ file, frontMatter, body }: SourceDocument, settings: CompileSettings): string {
  const { title, toc_min_heading_level: min, toc_max_heading_level: max } = frontMatter;
  return digest(COMPILER, JSON.stringify([settings, file, title, min, max]), body);
}

/** An article in the cache, with the digests of the texts that were put into it. */
interface Entry {
  article: Article;
  includes: [file: string, digest: string][];
}

/**
 * Compiles documents, each once, taking unchanged ones from the cache. `onProgress` is called after each.
 */
export async function compileAll(
  documents: readonly SourceDocument[],
  settings: CompileSettings,
  onProgress: (done: number, total: number) => void,
  readInclude: ReadInclude,
): Promise<Compiled> {
  const cache = openCache('articles');
  const digestOf = (file: string): string => {
    const found = readInclude(file, `@site/${file}`);
    return found.ok ? digest(found.text) : '';
  };
  const articles = new Map<string, Article>();
  let fresh = 0;
  for (const document of documents) {
    const key = articleKey(document, settings);
    const text = cache.read(key)?.toString();
    const cached = text === undefined ? null : (JSON.parse(text) as Entry);
    if (cached?.includes.every(([file, known]) => digestOf(file) === known)) {
      articles.set(document.file, cached.article);
    } else {
      // Loaded when a page has to be compiled: the compiler and its grammars are most of a warm build's start.
      const { compileDocument } = await import('./compile');
      const article = await compileDocument(document, settings, readInclude);
      articles.set(document.file, article);
      fresh += 1;
      const entry: Entry = { article, includes: article.includes.map((file) => [file, digestOf(file)]) };
      cache.write(key, JSON.stringify(entry));
      await nextTurn();
    }
    onProgress(articles.size, documents.length);
  }
  return { articles, fresh };
}
