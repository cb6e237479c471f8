/** Lines from one 1-based number to another. Kept as it is written: `{1-99999999}` would be as many numbers. */
interface LineRange {
  from: number;
  to: number;
}

/** Options of a code fence, from the text after its language. */
export interface FenceMeta {
  title: string | null;
  highlighted: readonly LineRange[];
  lineNumbers: boolean;
}

const OPTION = /^(?:title="[^"]*"|\{\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*\}|showLineNumbers|historical|fragment)$/;

const optionsOf = (meta: string): string[] => meta.match(/title="[^"]*"|\S+/g) ?? [];

/** Reads `title="dep.yaml" {1,3-5} showLineNumbers`. */
export function parseFenceMeta(meta: string): FenceMeta {
  const options = optionsOf(meta);
  const title = options.find((option) => /^title="[^"]*"$/.test(option));
  const ranges = options.find((option) => option.startsWith('{') && OPTION.test(option)) ?? '';
  return {
    title: title?.slice('title="'.length, -1) ?? null,
    highlighted: [...ranges.matchAll(/(\d+)(?:-(\d+))?/g)].map(([, from, to = from]) => ({
      from: Number(from),
      to: Number(to),
    })),
    lineNumbers: options.includes('showLineNumbers'),
  };
}

/** What is written after the language of a fence and is none of its options. */
export function unknownOptions(meta: string): string[] {
  return optionsOf(meta).filter((option) => !OPTION.test(option));
}
