/** One part of the page a maintainer looks at before a release. */
export interface Section {
  title: string;
  /** What the rows are, and what to do about them. */
  about: string;
  columns: string[];
  /** What is most in need of a look comes first. */
  rows: string[][];
}
