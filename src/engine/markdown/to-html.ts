import GithubSlugger from 'github-slugger';
import type { Element, ElementContent } from 'hast';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { Article } from './article';
import { handlers } from './handlers';
import { html, type RenderOptions, type RenderState } from './render-state';

type Rendered = Pick<Article, 'html' | 'excerpt' | 'toc' | 'ids' | 'links' | 'images' | 'components' | 'hasDiagram'>;

/** Renders a tree of our dialect to HTML with slots, and collects what the page planner needs to know of it. */
export function renderTree(tree: Root, options: RenderOptions): Rendered {
  const state: RenderState = {
    ...options,
    slugger: new GithubSlugger(),
    tocEntries: [],
    ids: [],
    links: [],
    images: [],
    components: [],
    hasDiagram: false,
    tabs: 0,
    belowFold: false,
  };
  const cut = tree.children.findIndex(
    (node) => node.type === 'html' && /^<!--\s*truncate\s*-->$/.test(node.value.trim()),
  );
  const rendered = toHast(tree, {
    handlers: handlers(state),
    allowDangerousHtml: true,
    clobberPrefix: '',
    footnoteLabelTagName: 'h2',
  });
  const children = (rendered as Element).children;
  const out = html(rendered)
    .replace(/<!--truncate-->\n?/, '')
    .trim();
  const excerpt = cut < 0 ? null : html({ type: 'root', children: excerptNodes(children, cut) }).trim();
  const { tocEntries: toc, ids, links, images, components, hasDiagram } = state;
  return { html: out, excerpt, toc, ids, links, images, components, hasDiagram };
}

/** Nodes that stand before the truncate mark; the mark itself left a marker element. */
function excerptNodes(children: ElementContent[], cut: number): ElementContent[] {
  const mark = children.findIndex((node) => node.type === 'comment' && node.value === 'truncate');
  return children.slice(0, mark < 0 ? cut : mark);
}
