import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { loadGadgets } from '../../src/engine/read/gadgets/load';
import { compareGadgets } from './compare/gadgets';
import type { Difference } from './difference';
import { compareFlags } from './flags/compare-flags';
import { readTool } from './tool/read-tool';

const FIXTURE = path.join(import.meta.dirname, 'fixtures');

/** A small tool and matching gadget data, copied afresh for each test, with helpers to query them. */
interface TestCopies {
  tool: () => string;
  site: () => string;
  differences: () => Difference[];
  /** Changes one place of a file of the tool. */
  seed: (file: string, from: string, to: string) => void;
}

/** Copies the fixture before each test of a file, and removes the copy afterwards. */
export function copyFixture(): TestCopies {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'gadgets-'));
    cpSync(FIXTURE, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const tool = (): string => path.join(folder, 'tool');
  const site = (): string => path.join(folder, 'site');
  return {
    tool,
    site,
    differences: () => {
      const { catalogue, problems } = loadGadgets(site(), { versions: ['v1', 'v2', 'v3'], latest: 'v2' });
      expect(problems).toEqual([]);
      const [read, data] = [readTool(tool()), { root: site(), version: 'v3', catalogue }];
      return [...compareGadgets(read, data), ...compareFlags(read, data)];
    },
    seed(file, from, to) {
      const full = path.join(tool(), file);
      const text = readFileSync(full, 'utf8');
      expect(text.split(from)).toHaveLength(2);
      writeFileSync(full, text.split(from).join(to));
    },
  };
}

/** The file of the tool that most tests change. */
export const PROGRAM = 'gadgets/watch_door/program.bpf.c';
