/** Options of a code fence, from the text behind its language. */
export interface FenceMeta {
  title: string | null;
  /** 1-based numbers of highlighted lines. */
  highlighted: ReadonlySet<number>;
  lineNumbers: boolean;
  /** First line number shown. */
  firstLine: number;
}

/**
 * Reads `title="dep.yaml" {1,3-5} showLineNumbers showLineNumbers=10`. Unknown words are left to their readers
 * (`historical` belongs to the command check).
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const numbers = /\bshowLineNumbers(?:=(\d+))?/.exec(meta);
  return {
    title: title?.[1] ?? title?.[2] ?? null,
    highlighted: parseRanges(/(?:^|\s)\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? ''),
    lineNumbers: numbers !== null,
    firstLine: Number(numbers?.[1] ?? 1),
  };
}

/** What is wrong with the options of a fence, and what to write. */
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
  return { message: 'The title of the code block has no quotes, so it is not shown.', hint: `Write title="${bare}".` };
}

/** Braces that begin as a list of lines does. */
function rangeProblem(meta: string): FenceMetaProblem | null {
  const parts = /(?:^|\s)\{(\s*[-\d,][^}]*)\}/.exec(meta)?.[1]?.split(',') ?? [];
  const written = parts.map((part) => part.trim()).filter((part) => part !== '');
  const unread = written.find((part) => !/^[1-9]\d*(?:\s*-\s*[1-9]\d*)?$/.test(part));
  if (unread !== undefined)
    return { message: `"${unread}" names no lines to highlight.`, hint: 'Write numbers and ranges: {1,3-5}.' };
  const reversed = written.find((part) => parseRanges(part).size === 0);
  if (reversed === undefined) return null;
  const turned = reversed
    .split(/\s*-\s*/)
    .toReversed()
    .join('-');
  return { message: `The lines ${reversed} to highlight end before they begin.`, hint: `Write {${turned}}.` };
}

function beyondProblem(meta: string, lines: number): FenceMetaProblem | null {
  const beyond = [...parseFenceMeta(meta).highlighted].find((line) => line > lines);
  if (beyond === undefined) return null;
  return {
    message: `There is no line ${beyond} to highlight: the code block has ${lines}.`,
    hint: `Write numbers from 1 to ${lines} into the braces.`,
  };
}

/** Numbers of `1,3-5`. */
export function parseRanges(text: string): Set<number> {
  const found = new Set<number>();
  for (const part of text.split(',')) {
    const [from = 0, to = from] = part.split('-').map((value) => Number(value.trim()));
    if (!from) continue;
    for (let line = from; line <= to; line++) found.add(line);
  }
  return found;
}
