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
    const at =
      value === ''
        ? -1
        : line.slice(from).search(new RegExp(`(?<![\\w-])${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`));
    if (at >= 0) return { line: index + 1, column: from + at + 1 };
  }
  return { line: start + 1, column: 1 };
}
