import { expect, test } from 'vitest';
import path from 'node:path';
import { PROJECT_ROOT } from '../../model/cache';
import { recordFiles } from './record-files';

test('style sheets, their imports and fonts, and workers are files of a bundle', () => {
  const files = new Set<string>();
  const { buildEnd } = recordFiles(files) as unknown as {
    buildEnd: (this: { getModuleIds(): Iterable<string> }) => void;
  };
  const ids = ['src/app/styles/site.css', 'src/app/search/worker.ts?worker&url', 'node_modules/react/index.js'];
  buildEnd.call({ getModuleIds: () => [...ids.map((id) => path.join(PROJECT_ROOT, id)), '\0virtual:site-data'] });
  const names = [...files].map((file) => path.relative(PROJECT_ROOT, file));
  expect(names).toEqual(
    expect.arrayContaining(['src/app/styles/tokens.css', 'src/app/fonts/overpass.woff2', 'src/app/search/worker.ts']),
  );
  expect(names.filter((name) => name.includes('node_modules') || name.includes('virtual'))).toEqual([]);
});
