import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../src/engine/model/test-folder';
import { findCheckouts } from './checkouts';

const VERSIONS = ['v0.45.0', 'v0.46.0'];
const { at, write } = temporaryFolder();
beforeEach(() => {
  for (const name of ['ig-v0.45.0', 'tool', 'v0.46.0']) write(`${name}/include/gadget/types.h`, '');
});

describe('findCheckouts', () => {
  it('takes each checkout of a folder for the version its name ends with', () => {
    expect([...findCheckouts(at(), VERSIONS)]).toEqual([
      ['v0.45.0', at('ig-v0.45.0')],
      ['v0.46.0', at('v0.46.0')],
    ]);
  });

  it('takes a single checkout for its own version only', () => {
    const folder = at('ig-v0.45.0');
    expect([...findCheckouts(folder, VERSIONS)]).toEqual([['v0.45.0', folder]]);
  });

  it('takes a checkout without a version in its name for all', () => {
    expect([...findCheckouts(at('tool'), VERSIONS).keys()]).toEqual(VERSIONS);
  });

  it('finds none where there is none', () => {
    expect(findCheckouts(at('missing'), VERSIONS).size).toBe(0);
    expect(findCheckouts(null, VERSIONS).size).toBe(0);
  });
});
