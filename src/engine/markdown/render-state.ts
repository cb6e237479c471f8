import type GithubSlugger from 'github-slugger';
import type { ElementContent, Nodes as HastNodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Highlighter } from 'shiki';
import type { Diagnostic } from '../model/diagnostic';
import { slot, type Article, type ArticleImage, type ArticleLink, type TocEntry } from './article';

/** What `renderTree` is told. */
export interface RenderOptions {
  file: string;
  highlighter: Highlighter;
  readerVariables: readonly string[];
  toc: { min: number; max: number };
  problems: Diagnostic[];
}

/** Everything collected while a tree becomes HTML; handlers write into it. */
export interface RenderState extends RenderOptions {
  slugger: GithubSlugger;
  tocEntries: TocEntry[];
  ids: string[];
  links: ArticleLink[];
  images: ArticleImage[];
  components: Article['components'];
  hasDiagram: boolean;
  tabs: number;
  /** A heading was seen, so what follows is likely below the fold. */
  belowFold: boolean;
}

/** A piece of finished HTML inside the tree. */
export function raw(value: string): ElementContent {
  return { type: 'raw', value } as unknown as ElementContent;
}

/** Registers a link and gives the slot that stands for its address. */
export function linkSlot(state: RenderState, target: string, place: { line: number; column: number }): string {
  const isScript = /^[\s\u0000-\u001f]*(?:javascript|vbscript|data):/i.test(target);
  if (isScript) {
    state.problems.push({
      file: state.file,
      ...place,
      rule: 'markdown/script-link',
      severity: 'error',
      message: `The link leads to "${target}"; content never runs code.`,
      hint: 'Link to a page or an https address.',
    });
  }
  state.links.push({ target: isScript ? '#' : target, line: place.line, column: place.column });
  return slot('L', state.links.length - 1);
}

/** Registers an image and gives the slot that stands for all its attributes. */
export function imageSlot(
  state: RenderState,
  source: string,
  alt: string,
  title: string | null,
  place: { line: number; column: number },
): string {
  state.images.push({
    source,
    alt,
    title,
    eager: state.images.length === 0 && !state.belowFold,
    line: place.line,
    column: place.column,
  });
  return slot('I', state.images.length - 1);
}

/** HTML of hast nodes. */
export function html(nodes: HastNodes | HastNodes[]): string {
  return toHtml(nodes as Parameters<typeof toHtml>[0], { allowDangerousHtml: true, closeSelfClosing: false });
}
