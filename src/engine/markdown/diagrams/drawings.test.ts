import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../model/cache';
import { walk } from '../../read/walk';
import { drawDiagram } from './index';

const FOLDER = path.join(PROJECT_ROOT, 'src/engine/markdown/diagrams/fixtures');

test.each(walk(FOLDER, (file) => file.endsWith('.svg')))('%s is drawn as it was', async (file) => {
  const drawn = drawDiagram(readFileSync(path.join(FOLDER, file.replace(/svg$/, 'mmd')), 'utf8'));
  if (drawn.kind === 'refused') throw new Error(`${drawn.problem.line}: ${drawn.problem.message}`);
  const shown = [drawn.svg, ...(drawn.narrow ? [drawn.narrow] : [])].map((svg) => toHtml(svg, { space: 'svg' }));
  await expect(shown.join('\n').replaceAll('><', '>\n<')).toMatchFileSnapshot(path.join(FOLDER, file));
});
