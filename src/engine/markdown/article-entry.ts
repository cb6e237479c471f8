import { digest } from '../model/cache';
import type { SourceDocument } from '../read/documents';
import type { Article, ArticleStudy } from './article';
import type { ReadInclude } from './tree/dialect';

/** An article in the cache, with what it depends on besides its key. */
export interface Entry {
  article: Article;
  /** What only checks read. */
  study: ArticleStudy;
  /** Other files that were asked for, with digests of the answers: one that was missing may come later. */
  answers: [from: string, specifier: string, digest: string][];
  /** Digest of the page's head where one of the texts names its fields; `null` elsewhere. */
  head: string | null;
}

/** Passes questions for files on and notes them. */
export class NotedFiles {
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
  entryOf(document: SourceDocument, article: Article, study: ArticleStudy): Entry {
    const namesHead = [document.body, ...this.texts].some((text) => text.includes('frontMatter'));
    return { article, study, answers: [...this.answers.values()], head: namesHead ? digestOfHead(document) : null };
  }
}

/** Whether everything that an entry depends on besides its key is as it was. */
export function isCurrent({ answers, head }: Entry, document: SourceDocument, readInclude: ReadInclude): boolean {
  return (
    (head === null || head === digestOfHead(document)) &&
    answers.every(([from, specifier, known]) => digestOfAnswer(readInclude(from, specifier)) === known)
  );
}

const digestOfAnswer = (found: ReturnType<ReadInclude>): string => digest(JSON.stringify(found));
const digestOfHead = ({ frontMatter }: SourceDocument): string => digest(JSON.stringify(frontMatter));
