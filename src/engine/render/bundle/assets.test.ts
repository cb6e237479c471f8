import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../model/cache';
import { entryAssets, modulePreloads, SHEETS, sheetSource } from './assets';

const sheets = Object.fromEntries(SHEETS.map((name) => [sheetSource(name), { file: `assets/${name}.css` }]));

test('the head names the entry, what it imports statically and the fonts of every page, each once', () => {
  expect(
    entryAssets({
      'entry.tsx': {
        file: 'assets/entry.js',
        isEntry: true,
        imports: ['_a.js', '_b.js'],
        dynamicImports: ['late.ts'],
        css: ['assets/style.css'],
        assets: ['assets/x.woff2', 'assets/y.png'],
      },
      '_a.js': { file: 'assets/a.js', imports: ['_b.js'] },
      '_b.js': { file: 'assets/b.js', imports: ['_a.js', '_c.js'] },
      '_c.js': { file: 'assets/c.js' },
      'late.ts': { file: 'assets/late.js', isDynamicEntry: true, imports: ['_late.js'] },
      '_late.js': { file: 'assets/late-too.js' },
      ...sheets,
      'x.woff2': { file: 'assets/x.woff2' },
      'x-extended.woff2': { file: 'assets/x-extended-BR5FjFm0.woff2' },
    }),
  ).toEqual({
    script: 'assets/entry.js',
    styles: { site: 'assets/site.css', print: 'assets/print.css', home: 'assets/home.css', blog: 'assets/blog.css' },
    preloads: ['assets/a.js', 'assets/b.js', 'assets/c.js'],
    fonts: ['assets/x.woff2'],
  });
});

test('a manifest without an entry or a style sheet is an error', () => {
  expect(() => entryAssets(sheets)).toThrow('The bundle has no entry script.');
  expect(() => entryAssets({ a: { file: 'a.js', isEntry: true } })).toThrow('The bundle has no style sheet "site".');
});

test('a page made by React needs React and its own files besides, but not those that every page has', () => {
  const manifest = {
    ...sheets,
    'entry.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_a.js'] },
    '_a.js': { file: 'assets/a.js' },
    'src/app/pages/mount-page.tsx': { file: 'assets/mount.js', imports: ['_react.js', 'entry.tsx'] },
    '_react.js': { file: 'assets/react.js' },
    'content/pages/index.tsx': { file: 'assets/home.js', imports: ['_react.js', '_a.js', '_chart.js'] },
    '_chart.js': { file: 'assets/chart.js' },
  };
  const source = path.join(PROJECT_ROOT, 'content/pages/index.tsx');
  expect(modulePreloads(manifest, source)).toEqual([
    'assets/mount.js',
    'assets/react.js',
    'assets/home.js',
    'assets/chart.js',
  ]);
  // While the site is written nothing is bundled.
  expect(modulePreloads({ ...sheets, 'entry.tsx': { file: 'entry.tsx', isEntry: true } }, source)).toEqual([]);
});
