import { siteLocales } from '../../read/locales';
import path from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { en } from '../../../shared/strings/en';
import { parseConfig } from '../../read/config/load';
import { siteData } from '../../plan/site-data';
import type { Diagnostic } from '../../model/diagnostic';
import { temporaryFolder } from '../../model/test-folder';
import { buildApp, type AppBundle } from './build-app';
import { bundleDiagnostics, BundleError } from './bundle-problem';

/** Bundling takes seconds on a busy machine. */
const PATIENCE = { timeout: 60_000 };

const { at, write } = temporaryFolder();
beforeEach(() => {
  write(
    'content/pages/index.tsx',
    `import data from './data/x.json';
     export default function Home() { return <p>{data.text}</p>; }`,
  );
  write('content/pages/data/x.json', '{ "text": "first" }');
});

function bundle(): Promise<AppBundle> {
  const config = parseConfig({ title: path.basename(at()) }, '');
  const data = siteData({ config, strings: en, language: siteLocales(config)[0] });
  return buildApp(data, [{ name: 'index', file: at('content/pages/index.tsx'), route: '/' }]);
}

async function homeOf({ pageModules }: AppBundle): Promise<string> {
  const component = (await pageModules['index']?.())?.default;
  if (!component) throw new Error('The bundle has no home page.');
  return renderToString(createElement(component, { gadgets: [], recentPosts: [] }));
}

test('a root elsewhere finds React; a file next to its page is looked at', PATIENCE, async () => {
  const first = await bundle();
  expect(await homeOf(first)).toBe('<p>first</p>');
  expect((await bundle()).clientFolder).toBe(first.clientFolder);

  write('content/pages/data/x.json', '{ "text": "second" }');
  expect(await homeOf(await bundle())).toBe('<p>second</p>');
});

test.each<[string, string, Partial<Diagnostic>]>([
  [
    'an element that is not closed',
    `\nexport default () => <p>x</b>;`,
    { line: 2, message: 'Expected corresponding JSX closing tag' },
  ],
  [
    'a file that there is not',
    `import data from '../data/y.json';\nexport default () => <p>{data}</p>;`,
    {
      line: 1,
      column: 18,
      message: 'There is no file "../data/y.json".',
      hint: 'Write the path relative to this file.',
    },
  ],
  [
    'a package that there is not',
    `// Words.\nimport { a } from "no-such-package/a+b";\nexport default () => <p>{a}</p>;`,
    { line: 2, column: 19, message: 'There is no package "no-such-package/a+b".' },
  ],
  [
    'a name that a module does not export',
    `import { b } from '../lib/a';\nexport default () => <p>{b}</p>;`,
    { line: 1, column: 10, message: '"b" is not exported by' },
  ],
])('%s in a page is told of at its place, without colours and stacks', PATIENCE, async (_, text, problem) => {
  write('content/lib/a.ts', 'export const a = 1;');
  write('content/pages/index.tsx', text);
  const error = await bundle().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BundleError);
  const [told, ...others] = bundleDiagnostics(at(), error as BundleError);
  expect(others).toEqual([]);
  expect(told).toMatchObject({
    file: 'content/pages/index.tsx',
    rule: 'page/bundle',
    ...problem,
    message: expect.stringContaining(problem.message ?? ''),
  });
  expect(told?.message).not.toMatch(/\u001b|\n/);
});
