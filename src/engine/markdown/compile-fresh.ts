import { availableParallelism } from 'node:os';
import { nextTurn } from '../model/termination';
import { canRunApart, orderFor, report, Thread } from '../model/thread';
import type { SourceDocument } from '../read/documents';
import { includesOf } from '../read/includes';
import type { ArticleStudy, Article, CompiledArticle } from './article';
import { NotedFiles } from './article-entry';
import { forgetTokens } from './code/tokens';
import { compileDocument, type CompileSettings } from './compile';

/** A compiled document, as JSON: what the cache keeps, and what threads send each other fastest. */
interface Made {
  /** An `Entry`. */
  entry: string;
  /** An `ArticleStudy`. */
  study: string;
}

/** More documents than a save changes: what their code looks like is not kept in memory. */
const FEW = 8;

/** So many documents are worth a thread of their own, which loads the compiler once more. */
const WORTH_A_THREAD = 40;

/** Each thread holds a compiler of about a hundred megabytes. */
const MOST_THREADS = 4;

/** What the threads share: all documents in groups, and how many groups were taken. */
interface Work {
  documents: readonly SourceDocument[];
  settings: CompileSettings;
  root: string;
  /** Indices of documents that have much in common, the longest group first. */
  groups: readonly (readonly number[])[];
  taken: Int32Array;
}

/** What a thread sends for each document. */
type Sent = Made & { index: number };

/**
 * Compiles documents, many of them on several threads, and hands over each with what came of it, in any order. Throws
 * what a thread throws.
 */
export async function compileFresh(
  documents: readonly SourceDocument[],
  settings: CompileSettings,
  root: string,
  onMade: (document: SourceDocument, made: Made) => void,
): Promise<void> {
  const groups = groupsOf(documents);
  const work: Work = { documents, settings, root, groups, taken: new Int32Array(new SharedArrayBuffer(4)) };
  const take = ({ index, ...made }: Sent): void => {
    const document = documents[index];
    if (document) onMade(document, made);
  };
  const threads = Array.from(
    { length: helperCount(documents.length) },
    () => new Thread<Sent>(import.meta.url, work, take),
  );
  try {
    await Promise.all([compileTaken(work, take), ...threads.map((thread) => thread.ended)]);
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
  // A page that is written is compiled again and again: what its code looks like stays in memory.
  if (documents.length > FEW) forgetTokens();
}

/** Threads besides this one. */
function helperCount(documents: number): number {
  if (!canRunApart(import.meta.url)) return 0;
  return Math.min(MOST_THREADS, availableParallelism(), Math.ceil(documents / WORTH_A_THREAD)) - 1;
}

/** Documents of the same name, which versions and languages have, share diagrams and listings that are made once. */
function groupsOf(documents: readonly SourceDocument[]): number[][] {
  const groups = new Map<string, number[]>();
  for (const [index, { file }] of documents.entries()) {
    const name = file.split('/').slice(-2).join('/');
    groups.set(name, [...(groups.get(name) ?? []), index]);
  }
  const lengthOf = (group: readonly number[]): number =>
    group.reduce((sum, index) => sum + (documents[index]?.body.length ?? 0), 0);
  return [...groups.values()].sort((a, b) => lengthOf(b) - lengthOf(a));
}

/** Takes groups until none is left. */
async function compileTaken(
  { documents, settings, root, groups, taken }: Work,
  onMade: (made: Sent) => void,
): Promise<void> {
  const readInclude = includesOf(root);
  for (let group = groups[Atomics.add(taken, 0, 1)]; group; group = groups[Atomics.add(taken, 0, 1)])
    for (const index of group) {
      const document = documents[index];
      if (!document) continue;
      const files = new NotedFiles(readInclude);
      const { article, study } = divide(await compileDocument(document, settings, files.read));
      onMade({ index, entry: JSON.stringify(files.entryOf(document, article)), study: JSON.stringify(study) });
      await nextTurn();
    }
}

function divide(compiled: CompiledArticle): { article: Article; study: ArticleStudy } {
  const { headings, snippets, prose, raggedRows, ...article } = compiled;
  return { article, study: { headings, snippets, prose, raggedRows } };
}

const order = orderFor<Work>(import.meta.url);
if (order) await compileTaken(order, report);
