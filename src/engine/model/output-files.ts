/** Takes finished files. */
export type FileSink = Pick<OutputFiles, 'add'>;

/** The output of a build while it is made: a folder next to the final one, swapped in when everything is written. */
export interface OutputFiles {
  /** Absolute path of the folder that is written. */
  readonly folder: string;
  /**
   * Writes a file; the path has no slash in front. Throws when the path was written before or climbs out of the output.
   */
  add(file: string, content: string | Uint8Array): void;
  /** Copies a folder's files into the output's root. Files that a step of the build writes replace them. */
  copyFolder(folder: string): void;
  /** Digest of a file that was written; `undefined` for others. */
  digestOf(file: string): string | undefined;
  /** Copied files that a step of the build has replaced. */
  replaced(): readonly string[];
  /** Replaces the old output with the new one. Until then the old one is untouched. */
  swap(): void;
  /** Removes what was written, after a failure. */
  discard(): void;
}
