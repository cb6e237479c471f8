import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, digest, digestFiles, PROJECT_ROOT } from '../model/cache';
import type { SourceDocument } from '../read/documents';
import { walk } from '../read/walk';
import type { Article } from './article';
import type { CompileSettings } from './compile';

/** What came of compiling the documents of a site. */
export interface Compiled {
  /** By file relative to the root. */
  articles: Map<string, Article>;
  /** How many were compiled now; the others came from the cache. */
  fresh: number;
}

let fingerprint: string | null = null;

/** Folders with sources that the compiler imports. */
const PIPELINE = ['src/engine/model', 'src/engine/read', 'src/engine/markdown', 'src/shared'];

/** Digest of everything besides the text that an article depends on: the pipeline's sources and its packages. */
function pipelineFingerprint(): string {
  fingerprint ??= digestFiles([
    ...PIPELINE.flatMap((folder) =>
      walk(path.join(PROJECT_ROOT, folder), (file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).map((file) =>
        path.join(PROJECT_ROOT, folder, file),
      ),
    ),
    path.join(PROJECT_ROOT, 'package-lock.json'),
  ]);
  return fingerprint;
}

/** Key of a document's article. The file's name is part of it, because diagnostics carry it. */
function articleKey(document: SourceDocument, settings: CompileSettings): string {
  const { toc_min_heading_level: min, toc_max_heading_level: max } = document.frontMatter;
  return digest(
    pipelineFingerprint(),
    JSON.stringify(settings),
    document.file,
    JSON.stringify([min, max]),
    document.body,
  );
}

/**
 * Compiles documents, each once, taking unchanged ones from the cache. `onProgress` is called after each.
 * Entries of the cache are written aside and renamed, so that two builds at once cannot spoil it.
 */
export async function compileAll(
  documents: readonly SourceDocument[],
  settings: CompileSettings,
  onProgress: (done: number, total: number) => void,
): Promise<Compiled> {
  const folder = cacheFolder('articles');
  const present = new Set(readdirSync(folder));
  const articles = new Map<string, Article>();
  let fresh = 0;
  for (const document of documents) {
    const name = `${articleKey(document, settings)}.json`;
    const file = path.join(folder, name);
    if (present.has(name)) {
      articles.set(document.file, JSON.parse(readFileSync(file, 'utf8')) as Article);
    } else {
      // Loaded when a page has to be compiled: the compiler and its grammars are most of a warm build's start.
      const { compileDocument } = await import('./compile');
      const article = await compileDocument(document, settings);
      articles.set(document.file, article);
      fresh += 1;
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(article));
      renameSync(`${file}.${process.pid}`, file);
    }
    onProgress(articles.size, documents.length);
  }
  return { articles, fresh };
}
