import type { Nodes, Root } from 'mdast';
import { isError } from '../model/print';
import type { SourceDocument } from '../read/documents';
import { en } from '../../shared/strings/en';
import type { Strings } from '../../shared/strings/model';
import { EMPTY_ARTICLE, type CompiledArticle } from './article';
import { ownKinds, type OwnAdmonitions } from './admonitions';
import { loadGrammars } from './code/tokens';
import { loadParser } from './parser';
import { firstSound, readingsOf } from './readings';
import type { TermForms } from './html/terms';
import type { PlainValue } from './syntax/plain-value';
import { withEmoji } from './html/emoji';
import { treeToHtml } from './html/to-html';
import { nodesOf } from './text/nodes';
import { collectArticleText } from './text/article-text';
import { collectCodeNames } from './text/code-names';
import { collectProse } from './text/prose';
import { collectRaggedRows, reportLostCells } from './text/ragged-rows';
import { reportBrokenTables } from './text/broken-tables';
import { reportHiddenReferences } from './text/hidden-references';
import { reportLooseMarks } from './text/loose-marks';
import { reportLostNotes } from './text/notes';
import { leadText, wordCount } from './text/node-text';
import { collectHeadings, collectSnippets } from './text/snippets';
import { unknownVariables } from './text/unknown-variables';
import { toTwin } from './twin/to-markdown';
import { readDialect, type ReadInclude } from './tree/dialect';
import { settleHeadings } from './tree/headings';

/** What the compiler needs to know of the site. Part of an article's key. */
export interface CompileSettings {
  /** Levels of the contents list. */
  toc: { min: number; max: number };
  /** Names of `%NAME%` that versions fill. */
  versionVariables: readonly string[];
  /** Names of `%NAME%` that readers fill. */
  readerVariables: readonly string[];
  /** Hosts whose videos, frames and pictures may be shown. */
  embeds?: readonly string[];
  /** Kinds of admonitions that the site has of its own, by name: which one each looks like, and its title. */
  admonitions?: OwnAdmonitions;
  /** Whether the site has data of gadgets, for the components that show it. */
  gadgets?: boolean;
  /** Whether `$…$` holds a formula. */
  math?: boolean;
  /** Whether files of plain Markdown are read as MDX where that reading finds no mistake, as other builders do. */
  mdxFirst?: boolean;
  /** Terms whose first use on a page leads to what explains them. */
  terms?: readonly TermForms[];
  /** File of the words of `<Translate>` in the language of the text, from the root of the site. */
  translations?: string | null;
  /** What the compiler itself says, in the language of the text; English when left out. */
  strings?: Strings['text'];
}

/** For callers that know of no other files. */
const NO_FILES: ReadInclude = () => ({ ok: false, problem: 'there is no such file' });

/**
 * Compiles one Markdown file. Pure but for the highlighter and the files it asks for: the same texts give the same
 * article. Problems of the content are in `article.diagnostics`.
 */
export async function compileDocument(
  document: SourceDocument,
  settings: CompileSettings,
  readInclude: ReadInclude = NO_FILES,
): Promise<CompiledArticle> {
  const { file } = document;
  const parse = await loadParser();
  const math = settings.math ? await import('./math') : null;
  // The two characters that enclose slots must come from the pipeline alone.
  const body = document.body.replace(/[\uE000\uE001]/g, '');
  const variables = new Set([...settings.versionVariables, ...settings.readerVariables]);
  const shared = {
    file,
    admonitions: ownKinds(settings.admonitions ?? {}),
    hasGadgets: settings.gadgets ?? false,
    parse: (text: string, mdx: boolean): Root => parse(text, mdx, math?.mathSyntax ?? null),
  };
  const facts = { frontMatter: plainFields(document), translations: settings.translations ?? null };
  const mdxFirst = settings.mdxFirst ?? false;
  const { root, head, source } = firstSound(readingsOf(document, body, mdxFirst && shared.parse), (mdx) => {
    const problems = unknownVariables(body, file, variables);
    const source = { ...shared, mdx, isForeign: mdxFirst, problems };
    return { ...readDialect(body, source, readInclude, facts), source };
  });
  const { problems } = source;
  // What follows changes the tree: what is taken from it as written is taken first.
  const nodes = nodesOf(root);
  reportHiddenReferences(nodes, body, source);
  reportLooseMarks(nodes, body, source);
  reportBrokenTables(nodes, body, source);
  reportLostNotes(nodes, source);
  const codeNames = collectCodeNames(root);
  const headings = collectHeadings(root, body);
  const snippets = collectSnippets(root, body);
  const prose = collectProse(nodes);
  const raggedRows = collectRaggedRows(nodes);
  reportLostCells(raggedRows, source);
  const { title, takenName } = settleHeadings(root, document);
  const highlighter = await loadGrammars(languagesOf(nodes));
  const rendered = treeToHtml(root, {
    source,
    highlighter,
    takenName,
    isPost: document.isPost ?? false,
    toc: settings.toc,
    embeds: settings.embeds ?? [],
    formula: math?.formula ?? null,
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
    twin: problems.some(isError) ? EMPTY_ARTICLE.twin : toTwin(root, variables, mdxFirst),
    title: title && withEmoji(title),
    head,
    headings,
    snippets,
    prose,
    raggedRows,
    words: wordCount(root),
    lead: leadText(root),
    diagnostics: problems,
  };
}

/** The fields of a head as the text may name them, `{frontMatter.title}`. */
function plainFields({ frontMatter }: SourceDocument): PlainValue {
  return JSON.parse(JSON.stringify(frontMatter)) as PlainValue;
}

/** Languages of all code among nodes. */
function languagesOf(nodes: readonly Nodes[]): Set<string> {
  const found = new Set(['bash']);
  for (const node of nodes) {
    if (node.type === 'code' && node.lang) found.add(node.lang);
    if (node.type !== 'component' || node.name !== 'CodeBlock') continue;
    for (const value of node.attributes.values()) {
      const name = value.kind === 'text' ? value.text : value.kind === 'value' ? value.value : null;
      if (typeof name === 'string') found.add(name.replace(/^language-/, ''));
    }
  }
  return found;
}
