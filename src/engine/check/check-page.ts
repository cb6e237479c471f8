import { toString } from 'mdast-util-to-string';
import type { Heading, Root } from 'mdast';
import type { Diagnostic } from '../model/diagnostic';
import type { FrontMatter } from '../read/documents';
import { problem, type CheckDocument } from './check-types';

export const MAX_DESCRIPTION = 155;
const MIN_KEYWORDS = 3;
const MAX_KEYWORDS = 10;

/** Line of a front matter field; the first line when it is missing. */
export function fieldPlace(text: string, field: string): { line: number; column: number } {
  const index = text.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return { line: index < 0 ? 1 : index + 1, column: 1 };
}

/** Title, description and keywords of a page. A post needs no keywords: it has tags. */
export function checkFrontMatter(document: CheckDocument, frontMatter: FrontMatter): Diagnostic[] {
  const { file, text, kind } = document;
  const found: Diagnostic[] = [];
  const report = (field: string, rule: string, message: string, hint: string): void =>
    void found.push(problem(file, fieldPlace(text, field), { rule, message, hint }));
  if (!frontMatter.title) report('title', 'page/title', 'The page has no title.', 'Add `title` to the front matter.');
  const description = frontMatter.description ?? '';
  if (description === '')
    report(
      'description',
      'page/description',
      'The page has no description.',
      `Add \`description\`: one sentence of up to ${MAX_DESCRIPTION} characters.`,
    );
  if (description.length > MAX_DESCRIPTION)
    report(
      'description',
      'page/description',
      `The description has ${description.length} characters.`,
      `Up to ${MAX_DESCRIPTION} are shown in full.`,
    );
  const keywords = frontMatter.keywords;
  if (keywords === undefined) {
    if (kind === 'doc')
      report(
        'keywords',
        'page/keywords',
        'The page has no keywords.',
        `Add \`keywords\`: ${MIN_KEYWORDS} to ${MAX_KEYWORDS} phrases a reader would type.`,
      );
  } else if (keywords.length < MIN_KEYWORDS || keywords.length > MAX_KEYWORDS) {
    report(
      'keywords',
      'page/keywords',
      `The page has ${keywords.length} keywords.`,
      `It needs ${MIN_KEYWORDS} to ${MAX_KEYWORDS}.`,
    );
  }
  return found;
}

/** No H1 in the body, and no level left out. */
export function checkHeadings(document: CheckDocument, tree: Root): Diagnostic[] {
  const found: Diagnostic[] = [];
  let last = 1;
  for (const node of tree.children) {
    if (node.type !== 'heading') continue;
    const finding = headingFinding(node, last);
    if (finding)
      found.push(
        problem(document.file, node.position?.start ?? { line: 1, column: 1 }, { rule: 'page/headings', ...finding }),
      );
    last = node.depth;
  }
  return found;
}

function headingFinding(node: Heading, last: number): { message: string; hint: string } | null {
  const text = toString(node);
  if (node.depth === 1)
    return { message: `"# ${text}" is a second main heading.`, hint: 'The title is the main heading; begin with ##.' };
  if (node.depth <= last + 1) return null;
  return {
    message: `"${text}" is of level ${node.depth}, below a heading of level ${last}.`,
    hint: `Write "${'#'.repeat(last + 1)} ${text}".`,
  };
}
