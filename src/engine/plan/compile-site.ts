import { type Progress, nextTurn } from '../model/progress';
import type { SourceDocument } from '../read/documents';
import { formsOf } from '../read/vocabulary';
import { activeDrawings } from './active-drawings';
import { createImageStore } from './images';
import { createFileStore } from './linked-files';
import { type PlanContext, resolveTitlesAndSidebars } from './site';
import type { SiteSource } from '../read/site';
import type { CompileSettings } from '../markdown/compile';
import { digest, openCache, engineVersion } from '../model/cache';
import type { Article } from '../markdown/article';

/** Compile settings of a site. */
export function compileSettings(site: Pick<SiteSource, 'config' | 'strings' | 'glossary'>): CompileSettings {
  const { versions } = site.config.docs;
  const versionVariables = [...new Set(versions.flatMap(({ variables }) => Object.keys(variables)))].sort();
  return {
    versionVariables,
    readerVariables: Object.keys(site.config.readerVariables).sort(),
    strings: site.strings.text,
    terms: site.glossary.map((term) => ({ name: term.term, forms: formsOf(term) })),
  };
}

/** Every source document of a site, each once, whatever number of versions uses it. */
export function sourceDocuments(site: SiteSource): SourceDocument[] {
  const byFile = new Map(
    site.versions.flatMap(({ files }) =>
      [...files.pages.values()].map((document) => [document.file, document] as const),
    ),
  );
  return [...byFile.values(), ...site.blog.posts.map(({ document }) => document)];
}

/**
 * Compiles all documents of a site and finds their images. Languages share articles and images; problems are reported
 * by the context of the first language.
 */
export async function compileSites(
  [first, ...others]: readonly [SiteSource, ...SiteSource[]],
  progress: Progress,
): Promise<[PlanContext, ...PlanContext[]]> {
  const step = progress.step('Compile articles');
  const { root, config } = first;
  const documents = sourceDocuments(first);
  const { articles, fresh } = await compileAll(documents, compileSettings(first), step.update);
  step.end(`${articles.size} articles, ${fresh} compiled, ${articles.size - fresh} from the cache`);
  const site = resolveTitlesAndSidebars(first, articles);
  const images = createImageStore(root, config);
  const files = createFileStore(root);
  const all = [...articles];
  const imageProblems = await images.prepare(
    all.flatMap(([file, article]) => article.images.map((image) => ({ image, file }))),
  );
  const fileProblems = files.prepare(
    all.flatMap(([file, { links }]) => links.map(({ target, line, column }) => ({ target, line, column, file }))),
  );
  const context: PlanContext = {
    site,
    articles,
    images: { ...images, jobs: () => [...images.jobs(), ...files.jobs()] },
    files,
    fresh,
    problems: [
      ...all.flatMap(([, article]) => article.diagnostics),
      ...imageProblems,
      ...fileProblems,
      ...activeDrawings(root, images.sources()),
    ],
  };
  const inLanguage = (source: SiteSource): PlanContext => ({
    ...context,
    site: resolveTitlesAndSidebars(source, articles),
    problems: [],
  });
  return [context, ...others.map(inLanguage)];
}

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

/** Compiles each document once and reads unchanged documents from the cache. `onProgress` is called after each. */
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
      const { compileDocument } = await import('../markdown/compile');
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
