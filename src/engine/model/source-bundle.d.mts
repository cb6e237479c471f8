import type { BuildOptions } from 'esbuild';

/** What to bundle, and where the result is kept. */
interface SourceBundle {
  /** Absolute path of the module. */
  entry: string;
  /** Folder that paths of sources are relative to. */
  root: string;
  /** Folder of the cache for this one bundle. */
  folder: string;
  /** What differs from the bundler's usual way; part of the key. */
  bundleOptions?: BuildOptions;
  /** Files besides the sources that make the bundle stale, for example the lock file. */
  alsoFrom?: readonly string[];
}

/** Sources of a bundle by their path below its root. */
export type SourceGraph = Record<
  string,
  {
    /** Digest of the text, as `digestOf` makes it. */
    digest: string;
    /** Paths of the sources that it imports. */
    imports: string[];
    /** What else it imports, as written: packages, and what Node brings itself. */
    names: string[];
  }
>;

/** Name of the file beside the modules of a bundle that holds its `SourceGraph`. */
export const GRAPH_FILE: string;

/** Digest of a text or bytes. */
export function digestOf(content: string | Uint8Array): string;

/**
 * Gives the path of the bundled module, which is made anew when a source, the options or the version of Node changed, or
 * when the one in the cache is damaged. Throws the bundler's `BuildFailure` when a source cannot be read as TypeScript.
 */
export function currentBundle(bundle: SourceBundle): Promise<string>;
