import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { changesSince } from './gadget-spans';

test('what is new, gone or different since a version is named, sentences by their first words', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'spans-'));
  writeFileSync(
    path.join(root, 'trace_open.yaml'),
    `name: trace_open
fields:
  - { name: fpath, since: main }
  - { name: pid, hidden: true, until: v2 }
  - { name: pid, since: main }
limits:
  - { text: Short., until: v2 }
  - { text: "Relative names are shown as they were given in fname, and not in full.", since: main }
`,
  );
  expect(changesSince(root, '.', 'main', 'v2')).toEqual([
    'trace_open: fpath, new',
    'trace_open: pid, changed',
    'trace_open: "Short.", gone',
    'trace_open: "Relative names are shown as they were given in fname, and …", new',
  ]);
  rmSync(root, { recursive: true });
});
