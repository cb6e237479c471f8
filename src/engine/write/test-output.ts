import { readdirSync } from 'node:fs';
import { temporaryFolder, type TemporaryFolder } from '../model/test-folder';
import { beginOutput } from './files';

/** What a test does with its output. */
interface TemporaryOutput extends TemporaryFolder {
  /** The folder of the output. */
  dist(): string;
  /** The whole path of a file of the output. */
  inDist(file: string): string;
  /** The text of a file of the output. */
  built(file: string): string;
  /** Names of what stands beside the output, itself included. */
  beside(): string[];
  /** One whole build of these files. */
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
    beside: () => readdirSync(folder.at()).sort(),
    build(files) {
      const output = beginOutput(dist());
      for (const [file, content] of Object.entries(files)) output.add(file, content);
      output.swap();
    },
  };
}
