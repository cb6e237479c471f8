import path from 'node:path';
import { placeInSnippet } from '../markdown/text/snippets';
import type { Diagnostic } from '../model/diagnostic';
import { placeInFrontMatter } from '../read/documents';
import { checkFrontMatter, checkHeadings } from './check-page';
import { checkSnippet, collectLocalImages, readSnippet, type ReadSnippet } from './check-snippets';
import type { SnippetFinding } from './snippet-commands';
import { proseChecker } from './check-prose';
import type { CheckedPage, ContentRules } from './checked-pages';
import { nearest } from '../../shared/nearest';
import type { CommandModel } from '../../shared/commands/model';

/**
 * Makes the check of single pages against the house rules and the gadget data: commands of posts with the newest
 * release, what they print with any. A file that several versions use must be right in all of them.
 */
export function pageChecker({ models, prose }: ContentRules): (page: CheckedPage) => Diagnostic[] {
  const checkProse = prose === null ? () => [] : proseChecker(prose);
  return (page) => [
    ...checkFrontMatter(page),
    ...checkHeadings(page),
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
  // A post shows output of the time it was written, so the output of any version is accepted.
  const isHistory = ({ rule }: SnippetFinding, snippet: ReadSnippet): boolean =>
    page.kind === 'post' &&
    rule.startsWith('output/') &&
    ![...models.values()].every((model) => checkSnippet(snippet, model, local).some((other) => other.rule === rule));
  return snippets.flatMap((snippet) =>
    used.flatMap((model) =>
      checkSnippet(snippet, model, local).flatMap((finding): Diagnostic[] => {
        const { offset, ...words } = finding;
        // What is wrong in every version is reported without them.
        const isEverywhere = used.every((other) =>
          checkSnippet(snippet, other, local).some(({ rule, offset: at }) => rule === words.rule && at === offset),
        );
        if (isHistory(finding, snippet) || (isEverywhere && model !== first)) return [];
        const version = isEverywhere ? null : model.version;
        return [{ file: page.file, ...placeInSnippet(snippet, offset), severity: 'error', ...words, version }];
      }),
    ),
  );
}

/** No two pages of a version, and no two posts, share a description. The later file is reported once. */
export function checkUniqueDescriptions(pages: readonly CheckedPage[]): Diagnostic[] {
  const first = new Map<string, string>();
  const reported = new Map<string, Diagnostic>();
  for (const page of pages) {
    const description = page.frontMatter?.description?.trim().toLowerCase();
    if (!description) continue;
    for (const tree of page.kind === 'post' ? ['posts'] : page.versions) {
      const key = `${tree}\n${description}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, page.file);
      else if (other !== page.file)
        reported.set(page.file, {
          file: page.file,
          ...placeInFrontMatter(page.text(), 'description'),
          rule: 'page/description-unique',
          severity: 'error',
          message: `The description is the same as that of ${other}.`,
          hint: 'Describe what only this page answers.',
        });
    }
  }
  return [...reported.values()];
}

const NAME = /^[a-z]\w*[._]\w[\w.]*$/;

/**
 * Reports names in the inline code of a gadget's page that resemble one of its fields: misspelt names, and fields of
 * another version. A name that appears in a listing of the page or in another gadget is accepted.
 */
function misspeltFields(page: CheckedPage, models: ReadonlyMap<string, CommandModel>): Diagnostic[] {
  const gadget = path.posix.basename(page.file, '.md');
  const all = [...models.values()].flatMap((model) => model.gadgets);
  const namesOf = (entries: typeof all): Set<string> => {
    const sources = entries.flatMap(({ view }) => view?.dataSources ?? []);
    return new Set(sources.flatMap(({ name, fields }) => [name, ...fields.map((one) => one.name)]));
  };
  const shown = page.versions.flatMap((version) => models.get(version)?.gadgets ?? []);
  const own = namesOf(shown.filter(({ name }) => name === gadget));
  if (own.size === 0) return [];
  const known = namesOf(all);
  const { snippets } = page.article;
  const listings = snippets.filter(({ kind }) => kind !== 'inline').map(({ text }) => text);
  return snippets.flatMap((snippet): Diagnostic[] => {
    const { kind, text } = snippet;
    if (kind !== 'inline' || !NAME.test(text) || known.has(text) || listings.some((one) => one.includes(text)))
      return [];
    const near = nearest(text, own);
    if (near === undefined) return [];
    return [
      {
        file: page.file,
        ...placeInSnippet(snippet, 0),
        rule: 'gadget/field-name',
        severity: 'error',
        message: `${gadget} has no field "${text}".`,
        hint: `Did you mean "${near}"?`,
      },
    ];
  });
}
