import { escapePattern } from '../model/escape-pattern';

/** A file cut into its YAML head and its body. The head is blanked, not cut, so that line numbers stay true. */
interface SplitSource {
  /** YAML text without the fences, or `null` when the file has no front matter. */
  yaml: string | null;
  /** The text with nothing of the front matter left but its line breaks. */
  body: string;
}

/** More dashes end it, too, as they do for other readers. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?-{3,}[ \t]*(?:\r?\n|$)/;

/** Splits a Markdown file. A first line other than `---` means no front matter. A byte order mark goes away. */
export function splitFrontMatter(text: string): SplitSource {
  const match = FRONT_MATTER.exec(text);
  if (!match) return { yaml: null, body: text.replace(/^\uFEFF/, '') };
  const lines = match[0].split('\n').length - 1;
  return { yaml: match[1] ?? '', body: '\n'.repeat(lines) + text.slice(match[0].length) };
}

/** Place of a value in the front matter of a text, below its field; of the field when the value is not found. */
export function placeInFrontMatter(text: string, field: string, value = ''): { line: number; column: number } {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  const start = lines.findIndex((line, index) => line.startsWith(`${field}:`) && (end < 0 || index < end));
  if (start < 0) return { line: 1, column: 1 };
  for (let index = start; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (index > start && /^\S/.test(line) && !line.startsWith('-')) break;
    const from = index === start ? field.length + 1 : 0;
    const at = value === '' ? -1 : line.slice(from).search(new RegExp(`(?<![\\w-])${escapePattern(value)}(?![\\w-])`));
    if (at >= 0) return { line: index + 1, column: from + at + 1 };
  }
  return { line: start + 1, column: 1 };
}
