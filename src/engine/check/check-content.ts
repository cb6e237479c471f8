import { placeInSnippet } from '../markdown/text/snippets';
import type { Diagnostic } from '../model/diagnostic';
import { placeInFrontMatter } from '../read/front-matter';
import { checkFrontMatter, checkHeadings } from './check-page';
import { misspeltFields } from './field-names';
import { checkSnippet, collectLocalImages, readSnippet, type ReadSnippet } from './check-snippets';
import type { SnippetFinding } from './snippet-commands';
import { proseChecker } from './check-prose';
import type { CheckedPage, ContentRules } from './checked-pages';

/** What is wrong with pages next to each other. */
export function checkTogether(pages: readonly CheckedPage[], { houseRules }: ContentRules): Diagnostic[] {
  return houseRules ? checkUniqueDescriptions(pages) : [];
}

/**
 * Makes the check of single pages against the gadget data and the house rules: commands of posts with the newest
 * release, what they print with any. A file that several versions use must be right in all of them; a problem of some
 * only names them.
 */
export function pageChecker({ models, prose, houseRules }: ContentRules): (page: CheckedPage) => Diagnostic[] {
  const checkProse = prose === null ? () => [] : proseChecker(prose, houseRules);
  return (page) => [
    ...(houseRules ? checkFrontMatter(page) : []),
    ...checkHeadings(page, houseRules),
    ...checkProse(page),
    ...checkCommands(page, models),
    ...misspeltFields(page, models),
  ];
}

function checkCommands(page: CheckedPage, models: ContentRules['models']): Diagnostic[] {
  const used = page.versions.flatMap((version) => models.get(version) ?? []);
  const [first] = used;
  if (!first) return [];
  const snippets = page.article.snippets.map(readSnippet);
  const local = collectLocalImages(snippets, first);
  // What a post shows was printed when it was written: it is right when some version prints it so.
  const isStillWrong = ({ rule }: SnippetFinding, snippet: ReadSnippet): boolean =>
    page.kind !== 'post' ||
    !rule.startsWith('output/') ||
    [...models.values()].every((model) => checkSnippet(snippet, model, local).some((other) => other.rule === rule));
  return snippets.flatMap((snippet) => {
    const byText = new Map<string, { finding: SnippetFinding; versions: string[] }>();
    for (const model of used) {
      for (const finding of checkSnippet(snippet, model, local).filter((one) => isStillWrong(one, snippet))) {
        const key = `${finding.offset} ${finding.rule} ${finding.message.replace(` in ${model.version}`, ' in')}`;
        const entry = byText.get(key) ?? { finding, versions: [] };
        entry.versions.push(model.version);
        byText.set(key, entry);
      }
    }
    return [...byText.values()].map(({ finding: { offset, rule, message, hint }, versions }) => ({
      file: page.file,
      ...placeInSnippet(snippet, offset),
      rule,
      severity: 'error' as const,
      // The versions a problem belongs to are named when they are not all that use the file.
      message: versions.length === used.length ? message : `${message} (this file is used by ${versions.join(', ')})`,
      hint,
    }));
  });
}

/** No two pages of a version, and no two posts, share a description. The later file is reported once. */
function checkUniqueDescriptions(pages: readonly CheckedPage[]): Diagnostic[] {
  const first = new Map<string, string>();
  const reported = new Map<string, Diagnostic>();
  for (const page of pages) {
    const description = page.frontMatter?.description?.trim().toLowerCase();
    if (!description) continue;
    for (const tree of page.kind === 'post' ? ['posts'] : page.versions) {
      const key = `${tree}\n${description}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, page.file);
      else if (other !== page.file) reported.set(page.file, sameDescription(page, other));
    }
  }
  return [...reported.values()];
}

function sameDescription(page: CheckedPage, other: string): Diagnostic {
  return {
    file: page.file,
    ...placeInFrontMatter(page.text(), 'description'),
    rule: 'page/description-unique',
    severity: 'error',
    message: `The description is the same as that of ${other}.`,
    hint: 'Say what only this page answers.',
  };
}
