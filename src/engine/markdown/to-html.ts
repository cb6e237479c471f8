import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Nodes as HastNodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { Highlighter } from 'shiki';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { slot, type Article, type ArticleImage, type ArticleLink, type TocEntry } from './article';
import { handlers } from './handlers';

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
  /** Text of a level-1 heading. */
  title: string | null;
  hasDiagram: boolean;
  diagrams: number;
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
  state.links.push({ target, line: place.line, column: place.column });
  return slot('L', state.links.length - 1);
}

/** Registers an image and gives the slot that stands for all its attributes. */
export function imageSlot(state: RenderState, source: string, alt: string, title: string | null, place: { line: number; column: number }): string {
  state.images.push({ source, alt, title, eager: state.images.length === 0 && !state.belowFold, line: place.line, column: place.column });
  return slot('I', state.images.length - 1);
}

/** HTML of hast nodes. */
export function html(nodes: HastNodes | HastNodes[]): string {
  return toHtml(nodes as Parameters<typeof toHtml>[0], { allowDangerousHtml: true, closeSelfClosing: false });
}

type Rendered = Pick<Article, 'html' | 'excerpt' | 'title' | 'toc' | 'ids' | 'links' | 'images' | 'components' | 'hasDiagram'>;

/** Renders a tree of our dialect to HTML with slots, and collects what the page planner needs to know of it. */
export function renderTree(tree: Root, options: RenderOptions): Rendered {
  const state: RenderState = {
    ...options, slugger: new GithubSlugger(), tocEntries: [], ids: [], links: [], images: [], components: [], title: null, hasDiagram: false, diagrams: 0, tabs: 0, belowFold: false,
  };
  const cut = tree.children.findIndex((node) => node.type === 'html' && /^<!--\s*truncate\s*-->$/.test(node.value.trim()));
  const rendered = toHast(tree, { handlers: handlers(state), allowDangerousHtml: true, clobberPrefix: '', footnoteLabelTagName: 'h2' });
  const children = (rendered as Element).children;
  const out = html(rendered).trim();
  const excerpt = cut < 0 ? null : html({ type: 'root', children: excerptNodes(children, cut) }).trim();
  const { tocEntries: toc, title, ids, links, images, components, hasDiagram } = state;
  return { html: out, excerpt, title, toc, ids, links, images, components, hasDiagram };
}

/** Nodes that stand before the truncate mark; the mark itself left a marker element. */
function excerptNodes(children: ElementContent[], cut: number): ElementContent[] {
  const mark = children.findIndex((node) => node.type === 'comment' && node.value === 'truncate');
  return children.slice(0, mark < 0 ? cut : mark);
}
