import { expect, test } from 'vitest';
import { compile } from './test-compile';

/**
 * What a page can repeat without closing it. Each is compiled in well under a second; the time limit of a test is what
 * fails when the work grows with the square of the length.
 */
test.each([
  '<b>',
  '`<b>',
  '<b>\n\n',
  '</b>',
  '<div>\n\n',
  '<Tabs>\n\n',
  '<Steps>\n\n1. a\n\n',
  '<a href="',
  '<span title="a">',
  '<!--',
  '<kbd>',
  ':::note\n',
  ':a[',
  ':a{b} ',
  '::a\n\n',
  '{a} ',
  ':::note\n\n',
  ':::note[',
  '[',
  '[a](',
  '![a](b ',
  '[^a]',
  '*a _b ',
  '**a ',
  '~~a ',
  '> ',
  '- ',
  '`a',
  '{',
  '&#',
  '%IG_TAG',
  '|',
  'a@b',
  'http://a',
])('%j, thousands of times, ends within the time limit', async (text) => {
  const { diagnostics } = await compile(text.repeat(8000));
  expect(diagnostics.length).toBeLessThanOrEqual(8000 * 3);
});
