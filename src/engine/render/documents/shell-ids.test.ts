import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SHELL_IDS } from '../../../shared/constants';

const FOLDERS = ['src/app', 'src/views', 'src/engine/render/documents'];
/** Ids of elements in views and documents, and constants that contain one. */
const WRITTEN = [/\bid="([a-z][\w-]*)"/g, /\b(?:(?:[A-Z]+_)?ID =|id:) '([a-z][\w-]*)'/g];

test('every id that the shell and its scripts write is kept from texts', () => {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  const ids = sources.flatMap((text) => WRITTEN.flatMap((form) => [...text.matchAll(form)].map(([, id = '']) => id)));
  expect(ids).toContain('main');
  expect(ids.filter((id) => !SHELL_IDS.includes(id))).toEqual([]);
});
