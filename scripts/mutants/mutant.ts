/** A mistake in a source file, and the tests that should notice it. */
export interface Mutant {
  file: string;
  /** What is wrong afterwards. */
  change: string;
  /** Stands once in the file. */
  from: string;
  to: string;
  /** Files and folders of tests. */
  tests: string[];
}
