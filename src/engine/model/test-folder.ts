import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** A folder that is removed after its test. */
export interface TemporaryFolder {
  /** The whole path of something in it; its own without a name. */
  at(...names: string[]): string;
  /** Writes a file, with the folders above it. Gives its whole path. */
  write(file: string, content: string | Uint8Array): string;
  /** Writes files by their names. */
  writeAll(files: Record<string, string | Uint8Array>): void;
  /** The text of a file. */
  read(file: string): string;
}

/** Gives each test of a file, or of a group, its own folder, empty at first. */
export function temporaryFolder(): TemporaryFolder {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const at = (...names: string[]): string => path.join(root, ...names);
  function write(file: string, content: string | Uint8Array): string {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
    return at(file);
  }
  return {
    at,
    write,
    writeAll(files) {
      for (const [file, content] of Object.entries(files)) write(file, content);
    },
    read: (file) => readFileSync(at(file), 'utf8'),
  };
}
