import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCheckouts } from './checkouts';

const VERSIONS = ['v0.45.0', 'v0.46.0'];
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'checkouts-'));
  for (const name of ['ig-v0.45.0', 'tool', 'v0.46.0']) {
    const folder = path.join(root, name, 'include', 'gadget');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'types.h'), '');
  }
});

afterAll(() => rmSync(root, { recursive: true }));

describe('findCheckouts', () => {
  it('takes each checkout of a folder for the version its name ends with', () => {
    expect([...findCheckouts(root, VERSIONS)]).toEqual([
      ['v0.45.0', path.join(root, 'ig-v0.45.0')],
      ['v0.46.0', path.join(root, 'v0.46.0')],
    ]);
  });

  it('takes a single checkout for its own version only', () => {
    const folder = path.join(root, 'ig-v0.45.0');
    expect([...findCheckouts(folder, VERSIONS)]).toEqual([['v0.45.0', folder]]);
  });

  it('takes a checkout without a version in its name for all', () => {
    expect([...findCheckouts(path.join(root, 'tool'), VERSIONS).keys()]).toEqual(VERSIONS);
  });

  it('finds none where there is none', () => {
    expect(findCheckouts(path.join(root, 'missing'), VERSIONS).size).toBe(0);
    expect(findCheckouts(null, VERSIONS).size).toBe(0);
  });
});
