import { mkdirSync, readdirSync } from 'node:fs';
import { temporaryFolder, type TemporaryFolder } from '../model/test-folder';
import type { OutputFiles } from '../model/output-files';
import { beginOutput } from './files';
import type { PackQuality } from './packed-forms';

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
  /** From now on it is noted what an output holds, as of a site that has its packages installed. */
  rememberOutputs(): void;
  /** One whole build of these files. */
  build(files: Record<string, string>): Promise<void>;
  /** One whole build of these files with their packed forms. */
  buildPacked(files: Record<string, string>): Promise<{ files: number; fresh: number }>;
}

/** Gives each test of a file a folder for an output, which is not there at first. */
export function temporaryOutput(): TemporaryOutput {
  const folder = temporaryFolder();
  const dist = (): string => folder.at('dist');
  async function begin(files: Record<string, string>, quality: PackQuality | null): Promise<OutputFiles> {
    const output = await beginOutput(dist(), quality);
    for (const [file, content] of Object.entries(files)) output.add(file, content);
    return output;
  }
  return {
    ...folder,
    dist,
    inDist: (file) => folder.at(`dist/${file}`),
    built: (file) => folder.read(`dist/${file}`),
    beside: () => readdirSync(folder.at()).sort(),
    rememberOutputs() {
      mkdirSync(folder.at('node_modules'));
    },
    build: async (files) => (await begin(files, null)).swap(),
    async buildPacked(files) {
      const output = await begin(files, 'quick');
      const packed = await output.pack();
      output.swap();
      return packed;
    },
  };
}
