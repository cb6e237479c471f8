import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { fill as fillText } from '../../../shared/strings/format';
import type { Article } from '../article';
import { sluggerBesideShell } from '../slugger';
import { slotVariables } from '../variables';
import { html, TRUNCATE } from './hast';
import { handlers } from './handlers';
import type { HtmlOptions, HtmlState } from './state';
import { markTerms, type TermForms } from './terms';

type Rendered = Pick<
  Article,
  'html' | 'excerpt' | 'toc' | 'ids' | 'headingSlots' | 'links' | 'images' | 'components' | 'variables' | 'names'
>;

/** Turns a tree of the dialect into HTML with slots, and collects what the page planner needs to know of it. */
export function treeToHtml(
  tree: Root,
  options: HtmlOptions & {
    readerVariables: readonly string[];
    terms: readonly TermForms[];
    takenName: string | null;
  },
): Rendered {
  const state: HtmlState = {
    ...options,
    slugger: sluggerBesideShell(),
    tocEntries: [],
    ids: [],
    headingSlots: [],
    links: [],
    images: [],
    components: [],
    named: new Set(),
    names: [],
    tabs: 0,
    openLinks: 0,
    belowFold: false,
  };
  if (options.takenName !== null) state.slugger.slug(options.takenName);
  const rendered = toHast(tree, {
    handlers: handlers(state),
    allowDangerousHtml: true,
    clobberPrefix: '',
    footnoteLabelTagName: 'h2',
    footnoteLabel: options.strings.footnotes,
    footnoteBackLabel: (reference, again) =>
      fillText(options.strings.backTo, { number: `${reference + 1}${again > 1 ? `-${again}` : ''}` }),
  }) as HastRoot;
  markTerms(rendered, state, options.terms);
  const variables: string[] = [];
  const fill = { names: options.variables, readers: new Set(options.readerVariables), found: variables };
  slotVariables(rendered, fill);
  const toc = state.tocEntries.map(({ id, level, text, children }) => {
    const root: HastRoot = { type: 'root', children };
    slotVariables(root, fill);
    return { id, level, text, html: html(root).trim() };
  });
  const cut = rendered.children.indexOf(TRUNCATE);
  const excerpt = cut < 0 ? null : html(rendered.children.slice(0, cut)).trim();
  rendered.children = withoutTruncate(rendered.children);
  const { ids, headingSlots, links, images, components, names } = state;
  return {
    html: html(rendered).trim(),
    excerpt,
    toc,
    ids,
    headingSlots,
    links,
    images,
    components,
    variables,
    names,
  };
}

/** The children without the mark and the line break behind it. */
function withoutTruncate(children: HastRoot['children']): HastRoot['children'] {
  const at = children.indexOf(TRUNCATE);
  return at < 0 ? children : [...children.slice(0, at), ...children.slice(at + 2)];
}
