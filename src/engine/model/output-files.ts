/** Takes finished files. */
export interface FileSink {
  /** Writes a file; the path has no slash in front. */
  add(file: string, content: string | Uint8Array): void;
}

/** The output of a build while it is made. */
export interface OutputFiles extends FileSink {
  /** Absolute path of the folder that is written. */
  readonly folder: string;
  /** Digest of a file that was written; `undefined` for others. */
  digestOf(file: string): string | undefined;
}
