import { readdirSync } from 'node:fs';
import { temporaryFolder, type TemporaryFolder } from '../model/test-folder';
import { beginOutput } from './files';

interface TemporaryOutput extends TemporaryFolder {
  dist(): string;
  inDist(file: string): string;
  built(file: string): string;
  /** Names next to the output, itself included. */
  siblings(): string[];
  build(files: Record<string, string>): void;
}

/** Gives each test of a file a folder for an output, which is not there at first. */
export function temporaryOutput(): TemporaryOutput {
  const folder = temporaryFolder();
  const dist = (): string => folder.at('dist');
  return {
    ...folder,
    dist,
    inDist: (file) => folder.at(`dist/${file}`),
    built: (file) => folder.read(`dist/${file}`),
    siblings: () => readdirSync(folder.at()).sort(),
    build(files) {
      const output = beginOutput(dist());
      for (const [file, content] of Object.entries(files)) output.add(file, content);
      output.swap();
    },
  };
}
