import { parseDocument } from '../read/documents';
import type { Diagnostic } from '../model/diagnostic';
import type { Catalogue } from '../read/gadgets/catalogue';
import { resolveVersion } from '../read/gadgets/versions';
import { parseMarkdown } from '../markdown/parse';
import { checkFrontMatter, checkHeadings } from './check-page';
import { checkSnippet, collectLocalImages } from './check-snippets';
import { problem, type CheckDocument, type Finding, type Snippet } from './check-types';
import { checkUniqueDescriptions, type Described } from './check-unique';
import { collectSnippets } from './snippets';

/** What is checked besides commands. */
export interface CheckOptions {
  /** Whether descriptions are compared between pages; off when only some files are given. */
  unique?: boolean;
}

/**
 * Checks pages against the gadget data and the house rules. A file that several versions use must be right in all of
 * them; a problem of some only names them. Broken front matter is left to the reader of the site.
 */
export function checkContent(
  documents: readonly CheckDocument[],
  catalogue: Catalogue,
  options: CheckOptions = {},
): Diagnostic[] {
  const described: Described[] = [];
  const found: Diagnostic[] = [];
  for (const document of documents) {
    const broken: Diagnostic[] = [];
    const { frontMatter, body } = parseDocument(document.text, document.file, broken);
    const tree = parseMarkdown(body, document.file.endsWith('.mdx'));
    if (broken.length === 0) found.push(...checkFrontMatter(document, frontMatter));
    if (frontMatter.description) described.push({ document, description: frontMatter.description });
    const snippets = collectSnippets(tree, body);
    found.push(...checkHeadings(document, tree), ...checkCommands(document, snippets, catalogue));
  }
  return options.unique === false ? found : [...found, ...checkUniqueDescriptions(described)];
}

function checkCommands(document: CheckDocument, snippets: Snippet[], catalogue: Catalogue): Diagnostic[] {
  const versions = [...new Set(document.versions.map((version) => resolveVersion(catalogue, version)))];
  const local = collectLocalImages(snippets);
  return snippets.flatMap((snippet) => {
    const byText = new Map<string, { finding: Finding; versions: string[] }>();
    for (const version of versions) {
      for (const finding of checkSnippet(snippet, catalogue, version, local)) {
        const key = `${finding.offset} ${finding.rule} ${finding.message.replace(version, '')}`;
        const entry = byText.get(key) ?? { finding, versions: [] };
        entry.versions.push(version);
        byText.set(key, entry);
      }
    }
    return [...byText.values()].map((entry) =>
      problem(document.file, snippet.place(entry.finding.offset), inVersions(entry.finding, entry.versions, versions)),
    );
  });
}

/** Names the versions a problem belongs to, when it is not all that use the file. */
function inVersions(finding: Finding, wrong: string[], all: string[]): Omit<Finding, 'offset'> {
  return wrong.length === all.length
    ? finding
    : { ...finding, message: `${finding.message} (this file is used by ${wrong.join(', ')})` };
}
