import { escapeText } from '../../src/engine/model/html-text';
import type { Section } from './section';

/** The sections for a terminal; of long ones the first rows. */
export function healthText(sections: readonly Section[], limit: number): string {
  return sections.map((section) => sectionText(section, limit)).join('\n');
}

function sectionText({ title, about, rows }: Section, limit: number): string {
  const shown = rows.slice(0, limit);
  const widths = shown[0]?.map((_, at) => Math.max(...shown.map((row) => row[at]?.length ?? 0))) ?? [];
  const lines = shown.map(
    (row) =>
      `  ${row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
  );
  const more = rows.length > limit ? `  and ${rows.length - limit} more\n` : '';
  return `${title}: ${rows.length}\n  ${about}\n${lines.join('')}${more}`;
}

/** The sections as one HTML document without anything from elsewhere. */
export function healthHtml(sections: readonly Section[], day: string): string {
  const items = sections.map(
    ({ title, rows }, at) => `<li><a href="#s${at}">${escapeText(title)}</a>: ${rows.length}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Health of the documentation, ${day}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
td, th { border-bottom: 1px solid #ccc; overflow-wrap: anywhere; padding: .25rem .5rem; text-align: left; vertical-align: top; }
</style>
</head>
<body>
<h1>Health of the documentation, ${day}</h1>
<ul>${items.join('')}</ul>
${sections.map(sectionHtml).join('\n')}
</body>
</html>
`;
}

function sectionHtml({ title, about, columns, rows }: Section, at: number): string {
  const cells = (tag: string, list: readonly string[]): string =>
    `<tr>${list.map((cell) => `<${tag}>${escapeText(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => cells('td', row)).join('\n');
  const table = `<table><thead>${cells('th', columns)}</thead><tbody>${body}</tbody></table>`;
  return `<h2 id="s${at}">${escapeText(title)}: ${rows.length}</h2>\n<p>${escapeText(about)}</p>\n${rows.length === 0 ? '' : table}`;
}
