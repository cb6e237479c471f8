import type { ArticleSnippet } from '../markdown/article';
import { placeInSnippet } from '../markdown/text/snippets';
import type { Diagnostic } from '../model/diagnostic';
import { checkFrontMatter, checkHeadings } from './check-page';
import { checkSnippet, collectLocalImages, type SnippetFinding } from './check-snippets';
import { proseChecker } from './check-prose';
import { checkTables } from './check-tables';
import { checkUniqueDescriptions } from './check-unique';
import type { CheckedPage, ContentRules } from './checked-pages';

/** What is wrong with pages beside each other. */
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
    ...(houseRules ? checkTables(page) : []),
    ...checkProse(page),
    ...checkCommands(page, models),
  ];
}

function checkCommands(page: CheckedPage, models: ContentRules['models']): Diagnostic[] {
  const used = page.versions.flatMap((version) => models.get(version) ?? []);
  const [first] = used;
  if (!first) return [];
  const { snippets } = page.article;
  const local = collectLocalImages(snippets, first);
  // What a post shows was printed when it was written: it is right when some version prints it so.
  const isStillWrong = ({ rule }: SnippetFinding, snippet: ArticleSnippet): boolean =>
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
