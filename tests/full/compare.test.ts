// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf, plainText, type PageBlock } from '../../src/app/compare/page-blocks';
import { compareBlocks, sameButVersion, type TextBlock } from '../../src/shared/compare/blocks';
import { applyBlockSteps } from '../../src/shared/compare/test-apply';
import { changeBetween, type DocsHistory } from '../../src/shared/history';
import type { Page } from '../../src/shared/page-data';
import { historyPath, pageDataPath } from '../../src/shared/urls';
import { DIST, hasVersions } from '../support/site';

const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(DIST, file), 'utf8')) as T;
const { versions, pages, values } = read<DocsHistory>(historyPath(''));

/** The text of a page as the comparison reads it; of pages that are no HTML, nothing. */
function blocksIn(version: string, address: string): PageBlock[] {
  const page = read<Page>(pageDataPath(`/docs/${version}/${address}`));
  if (page.kind !== 'html') throw new Error(`${version}/${address} is no document.`);
  const text = plainText(page.html).querySelector('.prose, .page__main > .card-grid');
  if (!text) throw new Error(`${version}/${address} has no text.`);
  return blocksOf(text);
}

const piecesOf = (blocks: readonly TextBlock[]): string[] => blocks.map(({ pieces }) => pieces.join(' '));

/** Each pair of versions, both ways. */
const PAIRS = versions.flatMap((from) => versions.filter((to) => to !== from).map((to) => [from, to] as const));

test('every page has a history', () => {
  expect(Object.keys(pages).length).toBeGreaterThan(100);
  for (const { texts } of Object.values(pages)) expect(texts).toHaveLength(versions.length);
});

test.each(Object.entries(pages))(
  'the difference leads from each text of "%s" to each other one, and is empty just where nothing changed',
  (address, { texts }) => {
    const known = new Map(
      versions.filter((_, at) => texts[at] !== null).map((version) => [version, blocksIn(version, address)]),
    );
    for (const [from, to] of PAIRS) {
      const [before, after] = [known.get(from), known.get(to)];
      if (!before || !after) continue;
      const exact = compareBlocks(before, after);
      expect(piecesOf(applyBlockSteps(before, exact)), `${from} to ${to}`).toEqual(piecesOf(after));
      const steps = compareBlocks(before, after, sameButVersion(values[from] ?? [], values[to] ?? []));
      const differs = steps.some((step) =>
        step.kind === 'changed' ? step.steps.some((one) => one.kind !== 'same') : step.kind !== 'same',
      );
      expect(differs, `${from} to ${to}`).toBe(changeBetween(texts, versions, from, to) !== null);
    }
  },
);

/** The release whose flags of containers had no further names, and the next one. */
const RENAMED = ['v0.44.1', 'v0.45.0'] as const;

test.runIf(hasVersions(...RENAMED))('a row that got a further name is the same row, changed', () => {
  const [before, after] = RENAMED.map((version) => blocksIn(version, 'reference/run'));
  const changed = compareBlocks(before ?? [], after ?? []).flatMap((step) =>
    step.kind === 'changed' && step.after.kind === 'row' ? [step.after.name] : [],
  );
  for (const name of ['--namespace', '--podname', '--containername', '--selector']) expect(changed).toContain(name);
});
