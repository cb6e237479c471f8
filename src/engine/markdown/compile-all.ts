import { digest } from '../model/cache';
import { openPackedCache } from '../model/packed-cache';
import { keepTexts } from '../model/memory';
import { moduleFingerprint } from '../model/import-graph';
import type { SourceDocument } from '../read/documents';
import { includesOf } from '../read/includes';
import type { Article, ArticleStudy } from './article';
import { isCurrent, type Entry } from './article-entry';
import type { CompileSettings } from './compile';

/** What came of compiling the documents of a site. */
interface Compiled {
  /** By file relative to the root. */
  articles: Map<string, Article>;
  /** What is known of them besides, where it is asked for; by file too. */
  studies: Map<string, ArticleStudy>;
  /** How many were compiled now; the others came from the cache. */
  fresh: number;
}

/**
 * Digest of everything besides its text that an article depends on: the sources the compiler imports and the packages
 * they use. Taken when the compiler's code is loaded, because that is the code that will run.
 */
const COMPILER = moduleFingerprint('src/engine/markdown/compile.ts');

/** Key of a document's article. The file's name is part of it, because diagnostics carry it. */
export function articleKey({ file, frontMatter, body, isPost }: SourceDocument, settings: CompileSettings): string {
  const { title, toc_min_heading_level: min, toc_max_heading_level: max, mdx } = frontMatter;
  return digest(COMPILER, JSON.stringify([settings, file, title, min, max, mdx?.format, isPost]), body);
}

/** An article in memory, with its study where one was asked for. */
interface KnownEntry {
  settings: string;
  entry: Entry;
  study: ArticleStudy | null;
}

/** Articles of documents in memory: a server that reads its site again has most of them already. */
const lastEntries = new WeakMap<SourceDocument, KnownEntry>();

/**
 * Compiles documents, each once, taking unchanged ones from the cache. `onProgress` is called after each. What only
 * checks read is an entry of its own and is read where it is `studied`. Files that they put in lie below `root`.
 */
export async function compileAll(
  documents: readonly SourceDocument[],
  settings: CompileSettings,
  onProgress: (done: number, total: number) => void,
  root: string,
  { studied }: { studied: boolean } = { studied: false },
): Promise<Compiled> {
  const cache = openPackedCache('articles');
  const written = JSON.stringify(settings);
  const readInclude = includesOf(root);
  const missing: SourceDocument[] = [];
  for (const document of documents) {
    const last = lastEntries.get(document);
    if (last?.settings === written && (last.study || !studied) && isCurrent(last.entry, document, readInclude))
      continue;
    const key = articleKey(document, settings);
    const kept = cache.read(key);
    const entry = kept && entryFrom(kept.toString());
    const isKept = entry !== null && isCurrent(entry, document, readInclude);
    const study = isKept && studied ? studyFrom(cache.read(studyKey(key, entry))) : null;
    if (isKept && (study || !studied)) lastEntries.set(document, { settings: written, entry, study });
    else missing.push(document);
  }
  let done = documents.length - missing.length;
  onProgress(done, documents.length);
  if (missing.length > 0) {
    // Loaded when a page has to be compiled: the compiler and its grammars are most of a warm build's start.
    const { compileFresh } = await import('./compile-fresh');
    await compileFresh(missing, settings, root, (document, made) => {
      const entry = entryFrom(made.entry);
      const key = articleKey(document, settings);
      cache.write(studyKey(key, entry), made.study);
      cache.write(key, made.entry);
      const study = studied ? (JSON.parse(made.study) as ArticleStudy) : null;
      lastEntries.set(document, { settings: written, entry, study });
      onProgress(++done, documents.length);
    });
  }
  const known = documents.map((document) => [document.file, lastEntries.get(document)] as const);
  return {
    articles: new Map(known.flatMap(([file, last]) => (last ? [[file, last.entry.article]] : []))),
    studies: new Map(known.flatMap(([file, last]) => (studied && last?.study ? [[file, last.study]] : []))),
    fresh: missing.length,
  };
}

function entryFrom(written: string): Entry {
  const entry = JSON.parse(written) as Entry;
  keepTexts(entry.article, ['html']);
  keepTexts(entry.article.twin, ['text']);
  keepTexts(entry.article.plain, ['html']);
  return entry;
}

function studyFrom(kept: Buffer | null): ArticleStudy | null {
  return kept === null ? null : (JSON.parse(kept.toString()) as ArticleStudy);
}

/** What an article depends on, its study does as well. */
const studyKey = (key: string, { answers, head }: Entry): string => `${key}-${digest(JSON.stringify([answers, head]))}`;
