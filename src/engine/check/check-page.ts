import type { ArticleHeading } from '../markdown/article';
import type { Diagnostic } from '../model/diagnostic';
import { placeInFrontMatter, MAX_DESCRIPTION } from '../read/documents';
import type { CheckedPage } from './checked-pages';

const MIN_KEYWORDS = 3;
const MAX_KEYWORDS = 10;

/** Marks that search engines, cards and `llms.txt` would show. */
const MARKDOWN = /`|\*\*|\]\(|(?<!\w)\*\w[^*]*\*|<\/?[a-z]/i;

interface FieldProblem {
  field: string;
  message: string;
  hint: string;
}

/** Title, description and keywords of a page. Only pages of the documentation need keywords; posts have tags. */
export function checkFrontMatter(page: CheckedPage): Diagnostic[] {
  return fieldProblems(page).map(({ field, message, hint }) => ({
    file: page.file,
    ...placeInFrontMatter(page.text(), field),
    rule: `page/${field}`,
    severity: 'error',
    message,
    hint,
  }));
}

function fieldProblems({ frontMatter, kind, article }: CheckedPage): FieldProblem[] {
  if (frontMatter === null) return [];
  const { title, description = '', keywords, sections = {} } = frontMatter;
  const problems: FieldProblem[] = [];
  const report = (field: string, message: string, hint: string): void => void problems.push({ field, message, hint });
  if (!title) report('title', 'The page has no title.', 'Add `title` to the front matter.');
  if (description === '') {
    const hint = `Add \`description\`: one sentence of up to ${MAX_DESCRIPTION} characters.`;
    report('description', 'The page has no description.', hint);
  } else if (description.length > MAX_DESCRIPTION) {
    const message = `The description is ${description.length} characters long.`;
    report('description', message, `Up to ${MAX_DESCRIPTION} characters are shown in full.`);
  } else if (MARKDOWN.test(description)) {
    const plain = description.replace(/[`*]+|\[(?=[^\]]*\]\()|\]\([^)]*\)|<\/?\w[^>]*>/g, '');
    const message = 'The description contains Markdown, which would be shown as plain characters.';
    report('description', message, `Write "${plain}".`);
  }
  const count = keywords?.length ?? (kind === 'doc' ? 0 : MIN_KEYWORDS);
  if (keywords === undefined && kind === 'doc') {
    const hint = `Add \`keywords\`: ${MIN_KEYWORDS} to ${MAX_KEYWORDS} phrases a reader would type.`;
    report('keywords', 'The page has no keywords.', hint);
  } else if (count < MIN_KEYWORDS || count > MAX_KEYWORDS) {
    report('keywords', `The page has ${count} keywords.`, `It needs ${MIN_KEYWORDS} to ${MAX_KEYWORDS}.`);
  }
  for (const anchor of Object.keys(sections).filter((id) => article.sections.every((section) => section.id !== id))) {
    const hint = 'The keys of `sections` are the anchors of headings.';
    report('sections', `The page has no heading with the anchor "${anchor}".`, hint);
  }
  return problems;
}

/** No level left out, and no main heading besides the title. */
export function checkHeadings({ file, article, frontMatter }: CheckedPage): Diagnostic[] {
  let last = 1;
  return article.headings.flatMap((heading, index): Diagnostic[] => {
    // Without a title in the front matter, a first main heading is the title.
    const isTitle = index === 0 && heading.depth === 1 && !frontMatter?.title;
    const problem = isTitle ? null : headingProblem(heading, last);
    last = heading.depth;
    if (!problem) return [];
    const { line, column } = heading;
    return [{ file, line, column, rule: 'page/headings', severity: 'error', ...problem }];
  });
}

type HeadingProblem = Pick<FieldProblem, 'message' | 'hint'> | null;

function headingProblem({ depth, text }: ArticleHeading, last: number): HeadingProblem {
  if (depth === 1)
    return { message: `"# ${text}" is a second main heading.`, hint: 'The title is the main heading; begin with ##.' };
  if (depth <= last + 1) return null;
  return {
    message: `"${text}" is a level ${depth} heading directly below a level ${last} heading.`,
    hint: `Write "${'#'.repeat(last + 1)} ${text}".`,
  };
}
