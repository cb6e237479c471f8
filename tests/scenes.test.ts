import { expect, test } from 'vitest';
import { checkSnippet, readSnippet } from '../src/engine/check/check-snippets';
import { commandModelAt } from '../src/engine/read/gadgets/command-model';
import { loadGadgets } from '../src/engine/read/gadgets/load';
import { versionOrder } from '../src/engine/read/versions';
import config from '../site.config';
import { commandStart, SCENES } from '../content/pages/_home/scenes';
import { ROOT } from './support/site';

const order = versionOrder(config as never);
const { catalogue } = loadGadgets(ROOT, order);
const model = catalogue ? commandModelAt(catalogue, order.latest) : null;

test.each(SCENES)('the command of "$tab" can be run, and prints these columns', (scene) => {
  expect(model).not.toBeNull();
  if (!model) return;
  const shown = [
    scene.columns,
    scene.columns.filter(({ room }) => room !== 'wide'),
    scene.columns.filter(({ room }) => !room),
  ];
  for (const columns of shown) {
    const command = commandStart(scene) + columns.map(({ field }) => field).join(',');
    const text = `$ ${command}\n${columns.map(({ title }) => title).join('  ')}`;
    const found = checkSnippet(
      readSnippet({ kind: 'fence', language: 'console', meta: '', text, line: 1, columns: [] }),
      model,
      new Set(),
    );
    // The home page belongs to no version: its images are the newest.
    expect(found.filter(({ rule }) => rule !== 'command/tag')).toEqual([]);
  }
});

test.each(SCENES)(
  'the rows of "$tab" fill its columns, and the answer is one of its cells',
  ({ columns, rows, found }) => {
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
    expect(rows[found.row]?.[found.column]).toBeTruthy();
    expect(columns[found.column]?.room, 'the answer is seen on a phone').toBeUndefined();
  },
);
