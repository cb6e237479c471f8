declare module 'picomatch' {
  /** Whether a path matches one of the patterns. */
  export default function picomatch(patterns: string[]): (path: string) => boolean;
}
