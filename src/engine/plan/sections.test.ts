import { expect, test } from 'vitest';
import { sampleGadgets } from '../read/gadgets/test-data';
import { PROJECT_ROOT } from '../model/cache';
import { readSections, sectionsOf } from '../read/sections';
import { gadgetNameOf, isIdentifier, kindOf, markOfPage, type PageNames } from './sections';

const sections = readSections(PROJECT_ROOT, []);
const NAMES: PageNames = { sections, gadgets: sampleGadgets() };

test.each([
  ['', 'start'],
  ['quick-start', 'start'],
  ['reference/run', 'reference'],
  ['referenced', null],
  ['gadgets/', 'gadgets'],
  ['gadgets/trace_exec', 'trace'],
  ['gadgets/bpfstats', 'other'],
  ['gadgets/fdpass', 'other'],
  ['gadgets/switching_to_image_based_gadgets', 'gadgets'],
  ['unknown/page', null],
])('%j has the mark %s', (address, mark) => expect(markOfPage(NAMES, address)).toBe(mark));

test('a gadget has the mark of its category; an unreadable gadget has the mark that its name suggests', () => {
  const gadgets = sampleGadgets();
  const [first] = gadgets.gadgets.filter((gadget) => gadget.name === 'bpfstats');
  const changed = first ? [{ ...first, category: 'top' }] : [];
  const names = { sections, gadgets: { gadgets: changed, unreadable: ['trace_exec'] } };
  expect(markOfPage(names, 'gadgets/bpfstats')).toBe('top');
  expect(markOfPage(names, 'gadgets/trace_exec')).toBe('trace');
});

test.each([
  ['reference/run', 'reference'],
  ['spec/operators/limiter', 'reference'],
  ['spec', 'reference'],
  ['specials/x', 'guide'],
  ['gadget-devel/hello', 'guide'],
  ['', 'guide'],
])('search calls %j a %s', (address, kind) => expect(kindOf(NAMES, address)).toBe(kind));

test.each([
  ['gadgets/trace_exec', 'trace_exec'],
  ['gadgets/trace_exec/more', null],
  ['gadgets/', null],
  ['reference/trace_exec', null],
])('%j is named after %s', (address, name) => expect(gadgetNameOf(NAMES, address)).toBe(name));

test.each([
  ['trace_exec', true],
  ['kubectl-gadget', true],
  ['ig', true],
  ['tcpdump', true],
  ['Trace exec', false],
  ['word', false],
  ['a_', false],
])('%j is an identifier: %s', (title, expected) => expect(isIdentifier(NAMES, title)).toBe(expected));

test('without sections.yaml, pages are guides without marks', () => {
  const names = { sections: sectionsOf({}), gadgets: null };
  expect([markOfPage(names, 'reference/run'), kindOf(names, 'reference/run'), isIdentifier(names, 'ig')]).toEqual([
    null,
    'guide',
    false,
  ]);
});
