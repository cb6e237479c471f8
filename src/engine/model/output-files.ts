/** Takes finished files. */
export type FileSink = Pick<OutputFiles, 'add'>;

/** The output of a build while it is made: a folder beside the final one, swapped in when everything is written. */
export interface OutputFiles {
  /** Absolute path of the folder that is written. */
  readonly folder: string;
  /**
   * Writes a file; the path has no slash in front. Throws when the path was written before or climbs out of the output.
   */
  add(file: string, content: string | Uint8Array): void;
  /**
   * The same for a file that follows from one that was added: it is made only where that one is not the same as in the
   * present output.
   */
  addFollowing(file: string, source: string, make: () => string): void;
  /** Copies a folder's files into the output's root. What a step of the build writes stands in their place. */
  copyFolder(folder: string): void;
  /**
   * Waits until every text file has its packed forms beside it. Tells how many files that are, and how many are new.
   */
  pack(): Promise<{ files: number; fresh: number }>;
  /** Digest of a file that was written; `undefined` for others. */
  digestOf(file: string): string | undefined;
  /** Files of folders in whose place a step of the build wrote its own. */
  replaced(): readonly string[];
  /** Puts the new output in the place of the old one. Until then the old one is untouched. */
  swap(): void;
  /** Removes what was written, after a failure. */
  discard(): Promise<void>;
}
