import { blankCodeSpans, isInCodeSpan, readFences } from '../read/code-regions';
import type { Diagnostic } from '../model/diagnostic';
import { COMPONENTS } from './component-tags';

const KNOWN_IMPORT =
  /^import\s+(?:\{\s*)?[\w\s,*]+(?:\s*\})?\s+from\s+['"](@theme\/[\w/-]+|@docusaurus\/[\w/-]+)['"];?\s*$/;

/**
 * Blanks what an `.mdx` file may carry from another tool and this site does not run: imports of the theme's own
 * components and `{/* … *\/}` comments. Any other import, export or expression is an error with its place.
 * Line numbers stay true.
 */
export function blankMdx(source: string, file: string, problems: Diagnostic[]): string {
  const fences = readFences();
  let open: Place | null = null;
  const out = source.split('\n').map((line, index) => {
    if (open === null && fences.isCode(line)) return line;
    const bare = blankComments(line, index + 1, open);
    open = bare.open;
    if (/^(import|export)\s/.test(bare.text)) return blankModuleLine(bare.text, index + 1, file, problems);
    reportExpressions(bare.text, index + 1, file, problems);
    return bare.text;
  });
  if (open !== null)
    problems.push({
      file,
      ...(open as Place),
      rule: 'markdown/unclosed-comment',
      severity: 'error',
      message: 'The comment is never closed, so the rest of the page is missing.',
      hint: 'Write */} behind it.',
    });
  return out.join('\n');
}

interface Place {
  line: number;
  column: number;
}

/** Blanks the comments of a line. `open` is where the one began that goes on from the line before. */
function blankComments(line: string, number: number, open: Place | null): { text: string; open: Place | null } {
  let text = line;
  let began = open;
  for (let at = 0; at < line.length;) {
    const start: number = began === null ? line.indexOf('{/*', at) : at;
    if (start < 0) break;
    if (began === null && isInCodeSpan(line, start)) {
      at = start + 3;
      continue;
    }
    const close = line.indexOf('*/}', began === null ? start + 3 : start);
    const end = close < 0 ? line.length : close + 3;
    text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
    began = close < 0 ? (began ?? { line: number, column: start + 1 }) : null;
    at = end;
  }
  return { text, open: began };
}

function blankModuleLine(line: string, number: number, file: string, problems: Diagnostic[]): string {
  if (!KNOWN_IMPORT.test(line)) {
    const keyword = line.startsWith('import') ? 'import' : 'export';
    problems.push({
      file,
      line: number,
      column: 1,
      rule: `markdown/${keyword}`,
      severity: 'error',
      message: `Content never runs code: this ${keyword} is not one of a known component.`,
      hint: `Components that need no import: ${Object.keys(COMPONENTS).join(', ')}. Remove the line.`,
    });
  }
  return '';
}

/** Braces outside of code and of tags would be expressions in MDX. A heading id `{#id}` is not one. */
function reportExpressions(line: string, number: number, file: string, problems: Diagnostic[]): void {
  const bare = blankCodeSpans(line)
    .replace(/\{#[\w-]+\}\s*$/, '')
    .replace(/<[A-Za-z/][^>]*>/g, (tag) => ' '.repeat(tag.length))
    .replace(/\\[{}]/g, '  ');
  const column = bare.search(/\{/);
  if (
    column < 0 ||
    /^\s*:::/.test(line) ||
    (/^\s*(<|[\w-]+=|\{|\/?>)/.test(line.trim()) && !/\}/.test(bare.slice(column)))
  )
    return;
  problems.push({
    file,
    line: number,
    column: column + 1,
    rule: 'markdown/expression',
    severity: 'error',
    message: 'An expression in braces is not run.',
    hint: 'Write the value itself, or \\{ for a literal brace.',
  });
}
