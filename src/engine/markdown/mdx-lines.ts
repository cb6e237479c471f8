import type { Diagnostic } from '../diagnostics/diagnostic';
import { COMPONENTS } from './component-tags';

const KNOWN_IMPORT = /^import\s+(?:\{\s*)?[\w\s,*]+(?:\s*\})?\s+from\s+['"](@theme\/[\w/-]+|@docusaurus\/[\w/-]+)['"];?\s*$/;

/**
 * Blanks what an `.mdx` file may carry from another tool and this site does not run: imports of the theme's own
 * components and `{/* … *\/}` comments. Any other import, export or expression is an error with its place.
 * Line numbers stay true.
 */
export function blankMdx(source: string, file: string, problems: Diagnostic[]): string {
  let fence: string | null = null;
  const withoutComments = source.replace(/\{\/\*[\s\S]*?\*\/\}/g, (comment) => comment.replace(/[^\n]/g, ' '));
  return withoutComments
    .split('\n')
    .map((line, index) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence !== null) {
        if (mark?.startsWith(fence)) fence = null;
        return line;
      }
      if (mark) {
        fence = mark;
        return line;
      }
      if (/^(import|export)\s/.test(line)) return blankModuleLine(line, index + 1, file, problems);
      reportExpressions(line, index + 1, file, problems);
      return line;
    })
    .join('\n');
}

function blankModuleLine(line: string, number: number, file: string, problems: Diagnostic[]): string {
  if (!KNOWN_IMPORT.test(line)) {
    const keyword = line.startsWith('import') ? 'import' : 'export';
    problems.push({ file, line: number, column: 1, rule: `markdown/${keyword}`, severity: 'error', message: `Content never runs code: this ${keyword} is not one of a known component.`, hint: `Components that need no import: ${Object.keys(COMPONENTS).join(', ')}. Remove the line.` });
  }
  return '';
}

/** Braces outside of code and of tags would be expressions in MDX. A heading id `{#id}` is not one. */
function reportExpressions(line: string, number: number, file: string, problems: Diagnostic[]): void {
  const bare = line
    .replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
    .replace(/\{#[\w-]+\}\s*$/, '')
    .replace(/<[A-Za-z/][^>]*>/g, (tag) => ' '.repeat(tag.length))
    .replace(/\\[{}]/g, '  ');
  const column = bare.search(/\{/);
  if (column < 0 || /^\s*:::/.test(line) || /^\s*(<|[\w-]+=|\{|\/?>)/.test(line.trim()) && !/\}/.test(bare.slice(column))) return;
  problems.push({ file, line: number, column: column + 1, rule: 'markdown/expression', severity: 'error', message: 'An expression in braces is not run.', hint: 'Write the value itself, or \\{ for a literal brace.' });
}
