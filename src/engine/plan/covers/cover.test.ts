import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { MARKS, type MarkName } from '../../../shared/marks';
import { drawCover } from './cover';
import { PAGE_PALETTE, PAPER_PALETTE } from './palette';

const NAMES = Object.keys(MARKS) as MarkName[];

test('the same post always gets the same drawing, another post another one', () => {
  const draw = (seed: string): string => drawCover({ seed, marks: ['trace', 'audit'], palette: PAPER_PALETTE });
  expect(draw('/blog/a')).toBe(draw('/blog/a'));
  const drawings = Array.from({ length: 36 }, (_, index) => draw(`/blog/${index}`));
  expect(new Set(drawings).size).toBe(36);
});

test.each(NAMES)('the cover with the mark %s is well-formed and shows it', (mark) => {
  const svg = drawCover({ seed: mark, marks: [mark, 'spec', 'api'], palette: PAGE_PALETTE });
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).toContain(`d="${MARKS[mark]}"`);
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(svg).toContain('aria-hidden="true"');
});

/** One of each composition, drawn so that what varies shows: `vitest -u` draws them anew where a change is meant. */
test.each([
  ['trace', ['trace', 'spec', 'api', 'start']],
  ['measure', ['profile', 'top', 'spec']],
  ['layers', ['gadgets', 'spec', 'api', 'start']],
  ['terminal', ['develop', 'api']],
  ['cluster', ['security', 'start']],
  ['route', ['project', 'blog', 'spec', 'api', 'start', 'top']],
] as const)('the cover that shows a %s is the picture it was', async (name, marks) => {
  const svg = drawCover({ seed: `/blog/2026/11/${name}`, marks, palette: PAPER_PALETTE });
  await expect(`${svg.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot(`fixtures/${name}.svg`);
});

test('what a post is about decides what its picture is of', () => {
  const drawings = (['trace', 'profile', 'gadgets', 'develop', 'security', 'project'] as const).map((mark) =>
    drawCover({ seed: 'same', marks: [mark], palette: PAPER_PALETTE }).replace(/ d="[^"]*"/g, ''),
  );
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('in the page every colour is a token, so that both colour modes hold', () => {
  const svg = drawCover({ seed: 'x', marks: ['trace', 'spec'], palette: PAGE_PALETTE });
  const colours = [...svg.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(colours.filter((colour) => colour !== 'none' && !colour.startsWith('var(--'))).toEqual([]);
});
