import type { Root } from 'mdast';
import type { Highlighter } from 'shiki';
import type { SourceDocument } from '../read/documents';
import type { Diagnostic } from '../model/diagnostic';
import { collectArticleText } from './text/article-text';
import { bracketTitles, transformAdmonitions } from './admonitions';
import type { Article } from './article';
import { loadGrammars } from './code/tokens';
import { scanComponentTags } from './component-tags';
import { blankMdx } from './mdx-lines';
import { nestComponents } from './nest-components';
import { parseMarkdown } from './parse';
import { collectHeadings, collectSnippets } from './text/snippets';
import { unknownVariables } from './text/unknown-variables';
import { leadText, wordCount } from './text/sections';
import { renderTree } from './to-html';
import { markVariables } from './variables';

/** What the compiler needs to know of the site. Part of an article's key. */
export interface CompileSettings {
  /** Levels of the contents list. */
  toc: { min: number; max: number };
  /** Names of `%NAME%` that versions fill. */
  versionVariables: readonly string[];
  /** Names of `%NAME%` that readers fill. */
  readerVariables: readonly string[];
}

/**
 * Compiles one Markdown file. Pure but for the highlighter: the same text gives the same article.
 * Problems of the content are in `article.diagnostics`; nothing is thrown for them.
 */
export async function compileDocument(document: SourceDocument, settings: CompileSettings): Promise<Article> {
  const highlighter = await loadGrammars(fenceLanguages(document.body));
  return compileWith(highlighter, document, settings);
}

function compileWith(highlighter: Highlighter, document: SourceDocument, settings: CompileSettings): Article {
  const problems: Diagnostic[] = [];
  const tree = parseDialect(document, settings, problems);
  const { frontMatter } = document;
  // Rendering changes the tree: what is taken from it as written is taken first.
  const written = {
    headings: collectHeadings(tree, document.body),
    snippets: collectSnippets(tree, document.body),
  };
  const toc = {
    min: frontMatter.toc_min_heading_level ?? settings.toc.min,
    max: frontMatter.toc_max_heading_level ?? settings.toc.max,
  };
  const rendered = renderTree(tree, {
    file: document.file,
    highlighter,
    readerVariables: settings.readerVariables,
    toc,
    problems,
  });
  return {
    ...rendered,
    ...written,
    ...collectArticleText(tree),
    words: wordCount(tree),
    lead: leadText(tree),
    diagnostics: problems,
  };
}

/** Parses a file into a tree of our own dialect: components nested, admonitions made. */
function parseDialect(document: SourceDocument, settings: CompileSettings, problems: Diagnostic[]): Root {
  const mdx = document.file.endsWith('.mdx');
  const names = new Set([...settings.versionVariables, ...settings.readerVariables]);
  // The two characters that enclose slots must come from the pipeline alone.
  problems.push(...unknownVariables(document.body, document.file, names));
  const text = markVariables(document.body.replace(/[\uE000\uE001]/g, ''), names);
  const plain = mdx ? blankMdx(text, document.file, problems) : text;
  const scan = scanComponentTags(bracketTitles(plain), document.file, problems);
  const tree = parseMarkdown(scan.text, mdx);
  nestComponents(tree, scan.tags, document.file, problems);
  transformAdmonitions(tree, document.file, problems);
  return tree;
}

/** Names of the languages of all fences of a text. */
function fenceLanguages(body: string): Set<string> {
  const found = new Set(['bash']);
  for (const match of body.matchAll(/^[ \t>]*(?:[-*+]\s+|\d+[.)]\s+)?(?:`{3,}|~{3,})[ \t]*([^\s`{]+)/gm))
    if (match[1]) found.add(match[1]);
  return found;
}
