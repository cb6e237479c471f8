import { availableParallelism } from 'node:os';
import { askHelper, doOnHelpers } from '../model/helpers';
import { nextTurn } from '../model/termination';
import { canRunApart } from '../model/thread';
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
  /** Indices of documents that have much in common, in the order of `inOrder`. */
  groups: readonly (readonly number[])[];
  /** How many groups were taken: from the front, from the back, and in all. */
  taken: Int32Array;
  /** The end from which the one who gets this takes. */
  end: typeof FRONT | typeof BACK;
}

const FRONT = 0;
const BACK = 1;
const IN_ALL = 2;

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
  const groups = inOrder(groupsOf(documents), documents);
  const taken = new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
  const work: Work = { documents, settings, root, groups, taken, end: FRONT };
  const take = ({ index, ...made }: Sent): void => {
    const document = documents[index];
    if (document) onMade(document, made);
  };
  const tasks = Array.from({ length: helperCount(documents.length) }, (_, index) =>
    askHelper<Sent>(import.meta.url, { ...work, end: index % 2 === 0 ? BACK : FRONT }, take),
  );
  try {
    await Promise.all([compileTaken(work, take), ...tasks.map((task) => task.ended)]);
  } finally {
    await Promise.all(tasks.map((task) => task.stop()));
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
  return [...groups.values()];
}

/** The beginning of a fence as a guess: nothing but the order of work depends on it. */
const FENCE_LANGUAGE = /^[ \t>]*(?:```|~~~)[`~ \t]*([\w+-]+)/gm;

/**
 * Groups as they are taken from both ends: in front those with the most seldom language, behind them those whose
 * languages three in five documents have. So what reads a seldom language, or draws a diagram, is mostly loaded and
 * warmed up by one thread alone. The longest stand at the ends, because what is taken last should be short.
 */
function inOrder(groups: readonly number[][], documents: readonly SourceDocument[]): number[][] {
  const languages = documents.map(({ body }) => new Set([...body.matchAll(FENCE_LANGUAGE)].map(([, name]) => name)));
  const uses = new Map<string | undefined, number>();
  for (const name of languages.flatMap((set) => [...set])) uses.set(name, (uses.get(name) ?? 0) + 1);
  const weighed = groups.map((group) => ({
    group,
    leastUses: Math.min(
      ...group.flatMap((index) => [...(languages[index] ?? [])].map((name) => uses.get(name) ?? 0)),
      documents.length,
    ),
    length: group.reduce((sum, index) => sum + (documents[index]?.body.length ?? 0), 0),
  }));
  const isSeldom = ({ leastUses }: { leastUses: number }): boolean => leastUses < (documents.length * 3) / 5;
  const longestFirst = weighed.toSorted((a, b) => b.length - a.length);
  return [
    ...longestFirst.filter(isSeldom).toSorted((a, b) => a.leastUses - b.leastUses),
    ...longestFirst.filter((one) => !isSeldom(one)).reverse(),
  ].map(({ group }) => group);
}

/** Takes groups until none is left. */
async function compileTaken(
  { documents, settings, root, groups, taken, end }: Work,
  onMade: (made: Sent) => void,
): Promise<void> {
  const readInclude = includesOf(root);
  const next = (): readonly number[] | undefined => {
    if (Atomics.add(taken, IN_ALL, 1) >= groups.length) return undefined;
    const index = Atomics.add(taken, end, 1);
    return groups[end === FRONT ? index : groups.length - 1 - index];
  };
  for (let group = next(); group; group = next())
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

doOnHelpers<Work>(import.meta.url, async (work, report) => {
  await compileTaken(work, report);
  forgetTokens();
});
