import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MUTANTS } from './list';

const ROOT = path.join(import.meta.dirname, '../..');

const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);

/** Whether a name is a file of tests, or a folder that holds one. Without a test every mistake would seem noticed. */
function holdsTests(name: string): boolean {
  const place = path.join(ROOT, name);
  return statSync(place).isFile() ? isTest(name) : readdirSync(place, { recursive: true }).map(String).some(isTest);
}

test.each(MUTANTS.map((mutant) => [`${mutant.file}: ${mutant.change}`, mutant] as const))(
  '%s can be made in the source as it is',
  (_, { file, from, to, tests }) => {
    expect(readFileSync(path.join(ROOT, file), 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
    expect(tests.filter((name) => !holdsTests(name))).toEqual([]);
  },
);
