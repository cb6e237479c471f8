import { digest } from '../model/cache';
import { openPackedCache } from '../model/packed-cache';
import { moduleFingerprint } from '../model/import-graph';
import { nextTurn } from '../model/termination';
import type { FrontMatter, SourceDocument } from '../read/documents';
import type { Article, ArticleStudy, CompiledArticle } from './article';
import type { CompileSettings } from './compile';
import type { ReadInclude } from './tree/dialect';

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
export function articleKey({ file, frontMatter, body }: SourceDocument, settings: CompileSettings): string {
  const { title, toc_min_heading_level: min, toc_max_heading_level: max } = frontMatter;
  return digest(COMPILER, JSON.stringify([settings, file, title, min, max]), body);
}

/** An article in the cache, with what it depends on besides its key. */
interface Entry {
  article: Article;
  /** Other files that were asked for, with digests of the answers: one that was missing may come later. */
  answers: [from: string, specifier: string, digest: string][];
  /** Digest of the page's head where one of the texts names its fields; `null` elsewhere. */
  head: string | null;
}

/** Passes questions for files on and notes them. */
class NotedFiles {
  private readonly answers = new Map<string, Entry['answers'][number]>();
  private readonly texts: string[] = [];
  private readonly readInclude: ReadInclude;

  constructor(readInclude: ReadInclude) {
    this.readInclude = readInclude;
  }

  readonly read: ReadInclude = (from, specifier) => {
    const found = this.readInclude(from, specifier);
    this.answers.set(JSON.stringify([from, specifier]), [from, specifier, digestOfAnswer(found)]);
    if (found.ok) this.texts.push(found.text);
    return found;
  };

  /** What came of compiling a document with these files. */
  entryOf({ body, frontMatter }: SourceDocument, article: Article): Entry {
    const namesHead = [body, ...this.texts].some((text) => text.includes('frontMatter'));
    return { article, answers: [...this.answers.values()], head: namesHead ? digestOfHead(frontMatter) : null };
  }
}

const digestOfAnswer = (found: ReturnType<ReadInclude>): string => digest(JSON.stringify(found));
const digestOfHead = (frontMatter: FrontMatter): string => digest(JSON.stringify(frontMatter));

/** More pages than a save changes. */
const FEW = 8;

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
 * checks read is an entry of its own and is read where it is `studied`.
 */
export async function compileAll(
  documents: readonly SourceDocument[],
  settings: CompileSettings,
  onProgress: (done: number, total: number) => void,
  readInclude: ReadInclude,
  { studied }: { studied: boolean } = { studied: false },
): Promise<Compiled> {
  const cache = openPackedCache('articles');
  const isCurrent = ({ answers, head }: Entry, { frontMatter }: SourceDocument): boolean =>
    (head === null || head === digestOfHead(frontMatter)) &&
    answers.every(([from, specifier, known]) => digestOfAnswer(readInclude(from, specifier)) === known);
  const articles = new Map<string, Article>();
  const studies = new Map<string, ArticleStudy>();
  let fresh = 0;
  const written = JSON.stringify(settings);
  for (const document of documents) {
    const { file } = document;
    const last = lastEntries.get(document);
    if (last?.settings === written && (last.study || !studied) && isCurrent(last.entry, document)) {
      articles.set(file, last.entry.article);
      if (studied && last.study) studies.set(file, last.study);
      continue;
    }
    const key = articleKey(document, settings);
    const kept = parsed<Entry>(cache.read(key));
    const entry = kept && isCurrent(kept, document) ? kept : null;
    const knownStudy = entry && studied ? parsed<ArticleStudy>(cache.read(studyKey(key, entry))) : null;
    if (entry && (knownStudy || !studied)) {
      articles.set(file, entry.article);
      lastEntries.set(document, { settings: written, entry, study: knownStudy });
      if (knownStudy) studies.set(file, knownStudy);
    } else {
      // Loaded when a page has to be compiled: the compiler and its grammars are most of a warm build's start.
      const { compileDocument } = await import('./compile');
      const files = new NotedFiles(readInclude);
      const { article, study } = divide(await compileDocument(document, settings, files.read));
      articles.set(file, article);
      if (studied) studies.set(file, study);
      fresh += 1;
      const made = files.entryOf(document, article);
      lastEntries.set(document, { settings: written, entry: made, study: studied ? study : null });
      cache.write(studyKey(key, made), JSON.stringify(study));
      cache.write(key, JSON.stringify(made));
      await nextTurn();
    }
    onProgress(articles.size, documents.length);
  }
  // A page that is written is compiled again and again: what its code looks like stays in memory.
  if (fresh > FEW) (await import('./code/tokens')).forgetTokens();
  return { articles, studies, fresh };
}

const parsed = <T>(entry: Buffer | null): T | null => (entry === null ? null : (JSON.parse(entry.toString()) as T));

/** What an article depends on, its study does as well. */
const studyKey = (key: string, { answers, head }: Entry): string => `${key}-${digest(JSON.stringify([answers, head]))}`;

function divide(compiled: CompiledArticle): { article: Article; study: ArticleStudy } {
  const { headings, snippets, prose, raggedRows, ...article } = compiled;
  return { article, study: { headings, snippets, prose, raggedRows } };
}
