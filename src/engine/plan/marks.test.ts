import { expect, test } from 'vitest';
import { isIdentifier, markOfPage } from './marks';

test.each([
  ['', undefined, 'start'],
  ['quick-start', undefined, 'start'],
  ['reference/run', undefined, 'reference'],
  ['referenced', undefined, null],
  ['gadgets/', undefined, 'gadgets'],
  ['gadgets/trace_exec', undefined, 'trace'],
  ['gadgets/bpfstats', 'top', 'top'],
  ['gadgets/fdpass', undefined, 'other'],
  ['gadgets/switching_to_image_based_gadgets', undefined, 'gadgets'],
  ['unknown/page', undefined, null],
])('%j of the category %s has the mark %s', (address, category, mark) =>
  expect(markOfPage(address, category)).toBe(mark),
);

test.each([
  ['trace_exec', true],
  ['kubectl-gadget', true],
  ['ig', true],
  ['Trace exec', false],
  ['word', false],
  ['a_', false],
])('%j is an identifier: %s', (title, expected) => expect(isIdentifier(title)).toBe(expected));
