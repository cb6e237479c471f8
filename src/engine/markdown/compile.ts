import type { Nodes } from 'mdast';
import { isError } from '../model/print';
import type { SourceDocument } from '../read/documents';
import { en } from '../../shared/strings/en';
import type { Strings } from '../../shared/strings/model';
import type { Article } from './article';
import { loadGrammars } from './code/tokens';
import { parseMarkdown } from './parse';
import type { TermForms } from './html/terms';
import { treeToHtml } from './html/to-html';
import { nodesOf, plainText, textOf, type TreeSource } from './nodes';
import { collectArticleText, collectCodeNames } from './text/article-text';
import { collectProse, collectHeadings, collectSnippets } from './text/snippets';
import { reportLostWords, reportUnknownVariables } from './text/lost-words';
import { toTwin } from './twin/to-markdown';
import { resolveHeadings } from './tree/headings';

/** What the compiler needs to know of the site. Part of an article's key. */
export interface CompileSettings {
  /** Names of `%NAME%` that versions fill. */
  versionVariables: readonly string[];
  /** Names of `%NAME%` that readers fill. */
  readerVariables: readonly string[];
  /** Terms whose first use on a page leads to what explains them. */
  terms?: readonly TermForms[];
  /** Interface sentences in the language of the text; English when left out. */
  strings?: Strings['text'];
}

/**
 * Compiles one Markdown file. Pure but for the highlighter: the same text yields the same article. Problems of the
 * content are in `article.diagnostics`.
 */
export async function compileDocument(document: SourceDocument, settings: CompileSettings): Promise<Article> {
  const { file } = document;
  // The two characters that enclose slots must come from the pipeline alone.
  const body = document.body.replace(/[\uE000\uE001]/g, '').replaceAll('\0', '\uFFFD');
  const variables = new Set([...settings.versionVariables, ...settings.readerVariables]);
  const source: TreeSource = { file, problems: [] };
  reportUnknownVariables(body, variables, source);
  const root = parseMarkdown(body, source);
  // What follows changes the tree: what is taken from it as written is taken first.
  const nodes = nodesOf(root);
  reportLostWords(nodes, body, source);
  const codeNames = collectCodeNames(root);
  const headings = collectHeadings(root);
  const snippets = collectSnippets(root, body);
  const prose = collectProse(nodes);
  const title = resolveHeadings(root);
  const highlighter = await loadGrammars(languagesOf(nodes));
  const rendered = treeToHtml(root, {
    source,
    highlighter,
    variables,
    strings: settings.strings ?? en.text,
    readerVariables: settings.readerVariables,
    terms: settings.terms ?? [],
  });
  return {
    ...rendered,
    ...collectArticleText(root),
    codeNames,
    // A page with an error is not published, and its tree can be one that takes minutes to write.
    twin: source.problems.some(isError) ? '' : toTwin(root, variables),
    title,
    headings,
    snippets,
    prose,
    words: textOf(root).match(/\S+/g)?.length ?? 0,
    lead: plainText(root.children.find(({ type }) => BEGINNINGS.has(type)) ?? { type: 'root', children: [] }),
    diagnostics: source.problems,
  };
}

/** What a text may begin with that has words for a list of posts. */
const BEGINNINGS: ReadonlySet<string> = new Set(['paragraph', 'list', 'blockquote']);

function languagesOf(nodes: readonly Nodes[]): Set<string> {
  // Signatures in tables are in C or Go.
  const written = nodes.flatMap((node) => (node.type === 'code' && node.lang ? [node.lang] : []));
  return new Set(['bash', 'c', 'go', ...written]);
}
