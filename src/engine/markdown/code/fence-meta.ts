/** Lines from one 1-based number to another. Kept as it is written: `{1-99999999}` would be as many numbers. */
export interface LineRange {
  from: number;
  to: number;
}

/** Options of a code fence, from the text after its language. */
export interface FenceMeta {
  title: string | null;
  highlighted: readonly LineRange[];
  lineNumbers: boolean;
}

/** Reads `title="dep.yaml" {1,3-5} showLineNumbers`. Other words are left to their readers. */
export function parseFenceMeta(meta: string): FenceMeta {
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  return {
    title: title?.[1] ?? title?.[2] ?? null,
    highlighted: parseRanges(/(?:^|\s)\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? ''),
    lineNumbers: /\bshowLineNumbers/.test(meta),
  };
}

interface FenceMetaProblem {
  message: string;
  hint: string;
}

/** What is wrong with the options of a fence of some lines of code; `null` where nothing is. */
export const fenceMetaProblem = (meta: string, lines: number): FenceMetaProblem | null =>
  titleProblem(meta) ?? rangeProblem(meta) ?? beyondProblem(meta, lines);

function titleProblem(meta: string): FenceMetaProblem | null {
  if (/\btitle=(?:"[^"]*|'[^']*)$/.test(meta))
    return { message: 'The title of the code block is never closed.', hint: 'Write title="…" with both quotes.' };
  const bare = /(?:^|\s)title=([^\s"'{]\S*)/.exec(meta)?.[1];
  if (bare === undefined) return null;
  return {
    message: 'The title of the code block has no quotes, so it is not shown.',
    hint: `Write title="${bare.replace(/[“”„‘’«»]/g, '')}".`,
  };
}

function rangeProblem(meta: string): FenceMetaProblem | null {
  const parts = /(?:^|\s)\{(\s*[-\d,][^}]*)\}/.exec(meta)?.[1]?.split(',') ?? [];
  const written = parts.map((part) => part.trim()).filter((part) => part !== '');
  const unread = written.find((part) => !/^[1-9]\d*(?:\s*-\s*[1-9]\d*)?$/.test(part));
  if (unread !== undefined)
    return { message: `"${unread}" is not a list of lines to highlight.`, hint: 'Write numbers and ranges: {1,3-5}.' };
  const reversed = written.find((part) => parseRanges(part).length === 0);
  if (reversed === undefined) return null;
  const turned = reversed.replace(/^(\d+)\s*-\s*(\d+)$/, '$2-$1');
  return { message: `The range ${reversed} to highlight ends before it begins.`, hint: `Write {${turned}}.` };
}

function beyondProblem(meta: string, lines: number): FenceMetaProblem | null {
  const range = parseFenceMeta(meta).highlighted.find(({ to }) => to > lines);
  if (range === undefined) return null;
  const beyond = Math.max(range.from, lines + 1);
  return {
    message: `There is no line ${beyond} to highlight: the code block has ${lines}.`,
    hint: `Write numbers from 1 to ${lines} in the braces.`,
  };
}

/** Ranges of `1,3-5`; none for what names no lines. */
export function parseRanges(text: string): LineRange[] {
  return text.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map((value) => Number(value.trim()));
    return from && from <= to ? [{ from, to }] : [];
  });
}
