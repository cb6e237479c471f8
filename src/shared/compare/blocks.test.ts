import { describe, expect, test } from 'vitest';
import { compareBlocks, sameButVersion, wordsOf, type TextBlock } from './blocks';
import { applyBlockSteps } from './test-apply';

const prose = (text: string): TextBlock => ({ kind: 'prose', pieces: wordsOf(text) });
const row = (text: string): TextBlock => ({ kind: 'row', name: text.split(' ')[0] ?? '', pieces: wordsOf(text) });
const code = (...pieces: string[]): TextBlock => ({ kind: 'code', pieces });
const kinds = (before: TextBlock[], after: TextBlock[]): string[] =>
  compareBlocks(before, after).map((step) => step.kind);

describe('two texts', () => {
  test('a block with words in common is changed, another one is removed and added', () => {
    expect(kinds([prose('It shows every open.')], [prose('It shows every close.')])).toEqual(['changed']);
    expect(kinds([prose('It shows every open.')], [prose('Nothing of this.')])).toEqual(['removed', 'added']);
    expect(kinds([prose('a b c'), prose('z')], [prose('a b d')])).toEqual(['changed', 'removed']);
  });

  test('of two that are alike the one with more words in common is the changed one', () => {
    const before = [prose('one two three four')];
    const after = [prose('one two five six'), prose('one two three five'), prose('nothing at all')];
    expect(kinds(before, after)).toEqual(['added', 'changed', 'added']);
    expect(kinds(after, before)).toEqual(['removed', 'changed', 'removed']);
  });

  test('rows belong together by their names, not by their words', () => {
    const before = [row('--all Show all of them'), row('--last Show the last of them')];
    const after = [row('--all Everything'), row('--new Show the last of them')];
    expect(kinds(before, after)).toEqual(['changed', 'removed', 'added']);
  });

  test('code is compared by line, and never with prose', () => {
    const [step] = compareBlocks([code('one', 'two')], [code('one', 'three')]);
    expect(step?.kind === 'changed' && step.steps.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added']);
    expect(kinds([code('one')], [prose('one')])).toEqual(['removed', 'added']);
  });

  test('the steps lead from one to the other', () => {
    const before = [prose('Start here now'), code('a', 'b'), row('x 1'), prose('The end')];
    const after = [prose('Start there now'), row('x 2'), row('y 3'), code('a', 'c'), prose('The end')];
    const steps = compareBlocks(before, after);
    expect(applyBlockSteps(before, steps)).toEqual(after);
    expect(() => applyBlockSteps(before.slice(1), steps)).toThrow('leave the text');
  });
});

describe('pieces that name the version', () => {
  const isSame = sameButVersion(['v0.45.0', '0.45.0'], ['v0.46.0', '0.46.0']);
  test.each([
    ['trace_dns:v0.45.0', 'trace_dns:v0.46.0', true],
    ['(0.45.0)', '(0.46.0)', true],
    ['v0.45.0', 'v0.45.0', true],
    ['v0.45.01', 'v0.46.01', false],
    ['v0.44.1', 'v0.46.0', false],
    ['a', 'b', false],
  ])('%s and %s: %s', (before, after, same) => expect(isSame(before, after)).toBe(same));

  test('words that are a value of one version only stay words', () => {
    const same = sameButVersion(['v0.46.0', 'v0.46.0'], ['latest', 'main']);
    expect(same('v0.46.0,', 'latest,')).toBe(true);
    expect(same('main', 'main')).toBe(true);
    expect(same('latest', 'latest')).toBe(true);
    expect(same('latest', 'newest')).toBe(false);
  });

  test('a value that is also a plain word counts as a value only where the other version has its counterpart', () => {
    const same = sameButVersion(['v0.45.0', '--manifest-url=https://example.org/a.yaml'], ['latest', 'gadget']);
    expect(same('kubectl gadget version', 'kubectl gadget version')).toBe(true);
    expect(same('pull gadget-builder:v0.45.0)', 'pull gadget-builder:latest)')).toBe(true);
    expect(same('krew install --manifest-url=https://example.org/a.yaml', 'krew install gadget')).toBe(true);
    const back = sameButVersion(['latest', 'gadget'], ['v0.45.0', '--manifest-url=https://example.org/a.yaml']);
    expect(back('pull gadget-builder:latest)', 'pull gadget-builder:v0.45.0)')).toBe(true);
    expect(back('krew install gadget', 'krew install --manifest-url=https://example.org/a.yaml')).toBe(true);
    expect(back('run the gadget', 'run a gadget')).toBe(false);
  });
});
