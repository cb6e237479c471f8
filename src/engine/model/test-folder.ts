import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** A folder that goes with its test. */
export interface TemporaryFolder {
  /** The whole path of something in it; its own without one. */
  at(name?: string): string;
  /** Writes a file, with the folders above it. Gives its whole path. */
  write(file: string, content: string | Uint8Array): string;
  /** The text of a file. */
  read(file: string): string;
}

/** Gives each test of a file, or of a group, a folder of its own, empty at first. */
export function temporaryFolder(): TemporaryFolder {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const at = (name = ''): string => path.join(root, name);
  return {
    at,
    write(file, content) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
      return at(file);
    },
    read: (file) => readFileSync(at(file), 'utf8'),
  };
}
