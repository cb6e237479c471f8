import { spawnSync } from 'node:child_process';
import type { ArticleSnippet } from '../../src/engine/markdown/article';
import type { Section } from './section';

/** What health looks at in an article. */
export interface PageFacts {
  /** Relative to the site. */
  file: string;
  /** Running text, headings left out. */
  prose: readonly { heading: boolean; text: string }[];
  snippets: readonly ArticleSnippet[];
  /** Parts that are filled with data. */
  components: readonly unknown[];
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A page with less running text than this, and no table of data, answers little. */
const THIN_WORDS = 80;

/** Days of the last change of each file by `git log`; empty where there is no repository. */
export function lastChanges(root: string): Map<string, string> {
  const log = spawnSync(
    'git',
    ['-c', 'core.quotePath=false', 'log', '--format=%x00%cs', '--name-only', '--relative', '--', 'content'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  const days = new Map<string, string>();
  if (log.status !== 0) return days;
  for (const commit of log.stdout.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

/** Pages that nobody has touched for `days` days. */
export function oldPages(
  pages: readonly PageFacts[],
  changes: ReadonlyMap<string, string>,
  today: Date,
  days: number,
): Section {
  const ages = pages.flatMap(({ file }) => {
    const day = changes.get(file);
    return day === undefined ? [] : [{ file, day, age: Math.floor((today.getTime() - Date.parse(day)) / DAY_MS) }];
  });
  const old = ages.filter(({ age }) => age >= days).sort((first, second) => second.age - first.age);
  return {
    title: 'Pages not touched for long',
    about: `Pages without a change for ${days} days, oldest first. Read them against the tool.`,
    columns: ['page', 'last change', 'days'],
    rows: old.map(({ file, day, age }) => [file, day, String(age)]),
  };
}

/** Pages with little running text and no generated part. */
export function thinPages(pages: readonly PageFacts[]): Section {
  const counted = pages.map((page) => ({ page, words: wordsOf(page) }));
  const thin = counted.filter(({ page, words }) => words < THIN_WORDS && page.components.length === 0);
  return {
    title: 'Thin pages',
    about: `Pages with fewer than ${THIN_WORDS} words of running text and no table of data.`,
    columns: ['page', 'words'],
    rows: thin.sort((first, second) => first.words - second.words).map(({ page, words }) => [page.file, String(words)]),
  };
}

function wordsOf({ prose }: PageFacts): number {
  const text = prose.filter(({ heading }) => !heading).map((block) => block.text);
  return text.join(' ').split(/\s+/).filter(Boolean).length;
}

/** Listings whose commands, or whose code, no check looks at, with the mark that says so. */
export function uncheckedListings(pages: readonly PageFacts[]): Section {
  const reasons: Record<string, string> = {
    historical: 'of a version of that time',
    fragment: 'a part of a program or file',
  };
  const rows = pages.flatMap(({ file, snippets }) =>
    snippets.flatMap(({ meta, line }) =>
      Object.entries(reasons)
        .filter(([mark]) =>
          meta
            .replace(/"[^"]*"/g, '')
            .split(/\s+/)
            .includes(mark),
        )
        .map(([mark, reason]) => [`${file}:${line}`, mark, reason]),
    ),
  );
  return {
    title: 'Commands and listings that are not checked',
    about: 'Fences with a mark that keeps the checks away, and why.',
    columns: ['place', 'mark', 'why'],
    rows,
  };
}

/** How many pages each version has of its own. */
export function versionDifferences(pages: readonly PageFacts[], versions: readonly string[]): Section {
  const of = (version: string): PageFacts[] => pages.filter(({ file }) => file.startsWith(`content/docs/${version}/`));
  return {
    title: 'Version differences',
    about: 'Pages that a version has of its own; all others come from the version before.',
    columns: ['version', 'pages', 'newest changes'],
    rows: versions.map((version) => {
      const own = of(version).map(({ file }) => file.slice(`content/docs/${version}/`.length));
      return [version, String(own.length), own.slice(0, 5).join(', ')];
    }),
  };
}
