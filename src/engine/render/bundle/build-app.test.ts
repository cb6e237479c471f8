import { siteLocales } from '../../read/locales';
import path from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { en } from '../../../shared/strings/en';
import { parseConfig } from '../../read/config/load';
import { siteData } from '../../plan/site-data';
import { CommandError } from '../../model/errors';
import { temporaryFolder } from '../../model/test-folder';
import { buildApp, type AppBundle } from './build-app';

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

test('a root outside the project finds React, and changes of files next to a page are noticed', PATIENCE, async () => {
  const first = await bundle();
  expect(await homeOf(first)).toBe('<p>first</p>');
  expect((await bundle()).clientFolder).toBe(first.clientFolder);

  write('content/pages/data/x.json', '{ "text": "second" }');
  expect(await homeOf(await bundle())).toBe('<p>second</p>');
});

test.each([
  [
    'an element that is not closed',
    '\nexport default () => <p>x</b>;',
    /Expected corresponding JSX closing tag[^]*index\.tsx:2:/,
  ],
  [
    'a file that there is not',
    "import data from '../data/y.json';\nexport default () => <p>{data}</p>;",
    /'\.\.\/data\/y\.json'[^]*index\.tsx:1:18/,
  ],
])('%s in a page is reported with its place, without colours and stacks', PATIENCE, async (_, text, message) => {
  write('content/pages/index.tsx', text);
  const error = await bundle().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CommandError);
  expect(String(error)).toMatch(message);
  expect(String(error)).not.toMatch(/\u001b|\n\s+at /);
});
