import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Progress } from './model/progress';
import { PATIENCE, problemsOf, temporarySite } from './test-builds';

const { at, write, build, built } = temporarySite();

describe('a React page fails the build', PATIENCE, () => {
  test.each([
    [
      'throws',
      "export default function Page() {\n  throw new Error('No such number.');\n}",
      /cannot be rendered: No such number\.$/,
    ],
    [
      'reads the window',
      'export default function Page() {\n  return <p>{window.innerWidth}</p>;\n}',
      /window is not defined$/,
    ],
    [
      'throws far below, within its own boundary',
      "import { Suspense } from 'react';\nfunction Part() { throw new Error('Deep.'); }\n" +
        'export default () => <div>a<Suspense fallback="…"><Part /></Suspense></div>;',
      /Deep\.$/,
    ],
    [
      'has no default export',
      'export const Page = () => <p>a</p>;',
      /The page component of "boom" has no default export and cannot be rendered\.$/,
    ],
  ])('that %s', async (_, source, message) => {
    write('content/pages/boom.tsx', source);
    const [problem, ...more] = await problemsOf(build());
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ file: 'content/pages/boom.tsx', rule: 'page/throws', severity: 'error' });
    expect(problem?.message).toMatch(message);
    expect(existsSync(at('dist'))).toBe(false);
  });

  test('that shows nothing', async () => {
    write('content/pages/boom.tsx', 'export default function Page() {\n  return null;\n}');
    expect(await problemsOf(build())).toMatchObject([
      {
        file: 'content/pages/boom.tsx',
        line: 1,
        column: 1,
        rule: 'page/empty',
        severity: 'error',
        message: 'The page content/pages/boom.tsx renders neither text nor a picture.',
        hint: expect.stringMatching(/^Return content before effects run/) as string,
      },
    ]);
    expect(existsSync(at('dist'))).toBe(false);
  });

  test('and so are all of them, in one run', async () => {
    for (const name of ['boom', 'late']) write(`content/pages/${name}.tsx`, 'export default () => null;');
    const files = (await problemsOf(build())).map(({ file }) => file);
    expect(files.sort()).toEqual(['content/pages/boom.tsx', 'content/pages/late.tsx']);
  });

  test('unless it only waits for what it loads', async () => {
    write('content/pages/_late.tsx', 'export default () => <b>late</b>;');
    write(
      'content/pages/index.tsx',
      "import { lazy, Suspense } from 'react';\nconst Late = lazy(() => import('./_late'));\n" +
        'export default () => <Suspense fallback="…"><Late /></Suspense>;',
    );
    await build();
    expect(built('index.html')).toContain('<b>late</b>');
  });
});

test('each step says what came of it, and pages are counted over all languages', PATIENCE, async () => {
  const locales = ['en', 'de'].map((code) => ({ code, label: code, htmlLang: code, path: code }));
  write('site.config.ts', `export default ${JSON.stringify({ title: 'T', locales })};`);
  write('content/docs/a.md', '# A\n\n[missing](/nowhere)\n');
  write('content/docs/b.md', '# B\n\nText.\n');
  const ended: string[] = [];
  const counted: [number, number][] = [];
  const progress: Progress = {
    step: (name) => ({
      update: (done, total) => void (name === 'Render pages' && counted.push([done, total])),
      end: (detail = '') => void ended.push(`${name}: ${detail}`),
    }),
    note: () => undefined,
  };
  const { pages, warnings } = await build({ progress, compress: 'quick' });
  // What earlier builds have left in the caches differs.
  expect(ended.map((line) => line.replace(/\d+ (?=cards|files$|compiled|from)/g, 'SOME '))).toEqual([
    'Read content: SOME files',
    'Compile articles: 2 articles, SOME compiled, SOME from the cache',
    `Plan routes: ${pages} pages`,
    `Check links: ${warnings.length} warnings`,
    'Bundle the application: ',
    'Write images: ',
    'Write host files: ',
    'Write Markdown files: ',
    `Render pages: ${pages} pages`,
    'Write search files: ',
    'Write social cards: SOME cards',
    'Compress files: SOME files',
  ]);
  expect(counted.at(-1)).toEqual([pages, pages]);
  expect(counted.every(([done], index) => index === 0 || done > (counted[index - 1]?.[0] ?? 0))).toBe(true);
});

test('an edit of a text changes the files that say it, and no others', PATIENCE, async () => {
  mkdirSync(at('node_modules'));
  write('content/docs/a.md', '# A\n\nOne.\n\nSee [B](b.md).\n');
  write('content/docs/b.md', '---\ndescription: Of b.\n---\n\n# B\n\nTwo.\n');
  const files = (): Map<string, string> =>
    new Map(
      readdirSync(at('dist'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(at('dist'), path.join(entry.parentPath, entry.name)))
        .map((file) => [file, built(file)]),
    );
  await build();
  const before = files();
  write('content/docs/b.md', '---\ndescription: Of b.\n---\n\n# B\n\nThree.\n');
  await build();
  const changed = [...files()].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  // Files of the search are named by their build, and lists of what to keep name them.
  const others = changed.filter((file) => !/^_search\/|^_data\/keep-/.test(file));
  expect(others.sort()).toEqual(['_data/docs/b.json', 'docs/b.md', 'docs/b/index.html', 'docs/llms-full.txt']);
});

test('a page has the day of its commit, and a commit alone is a change', PATIENCE, async () => {
  const git = (day: string, ...args: string[]): void => {
    const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_AUTHOR_DATE: `${day}T12:00:00Z` };
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.c'];
    execFileSync('git', [...who, ...args], { cwd: at(), stdio: 'ignore', env });
  };
  write('.gitignore', 'node_modules\ndist\n');
  write('content/docs/index.md', '# Home\n\nText.\n');
  git('2024-01-02', 'init', '-q');
  git('2024-01-02', 'add', '-A');
  git('2024-01-02', 'commit', '-qm', 'one');
  await build();
  expect(built('docs/index.html')).toContain('dateTime="2024-01-02"');
  git('2024-03-04', 'commit', '-q', '--amend', '--no-edit');
  await build();
  expect(built('docs/index.html')).toContain('dateTime="2024-03-04"');
});
