import path from 'node:path';
import type { Manifest } from 'vite';
import { digest, PROJECT_ROOT } from '../../model/cache';
import { resultsByText } from '../../model/last-results';

/** A part of the style sheet, `src/app/styles/sheets/<name>.css`, and the pages it is for. */
interface StylePart {
  name: string;
  /**
   * What in the HTML of a page asks for the part: a sign, a tag, or how an attribute or a name in one begins; `null`
   * for the part of every page.
   */
  marks: readonly string[] | null;
}

/** Shapes that few diagrams have. */
const DRAWINGS =
  'start-title end title hollow solid detail group region mark thick cross bar note frame part tab word number'
    .split(' ')
    .map((shape) => `class="dg-${shape}`);

/** Letters and signs of `overpass-seldom.woff2`; `scripts/subset-fonts.ts` cuts it to them. */
export const SELDOM_LETTERS = '®°±²³×÷«»§¼½¾ÄÅÇÉÖØÜßàáâäåæçèéêëíîïñóôöøúûüý—‘’“”•‹›€™−←↑↓';

/** The parts in their order. A rule belongs to the narrowest part that covers all pages with its classes. */
export const STYLE_PARTS: readonly StylePart[] = [
  { name: 'base', marks: null },
  { name: 'letters', marks: [...SELDOM_LETTERS] },
  { name: 'spinner', marks: ['layout--plain'] },
  { name: 'prose', marks: ['prose"'] },
  { name: 'lead', marks: ['page__lead'] },
  { name: 'fade', marks: ['table-scroll', 'class="code-block', 'diagram--scroll', 'math--display', 'math--long'] },
  { name: 'tables', marks: ['<table'] },
  { name: 'wide-tables', marks: ['class="table-scroll'] },
  { name: 'stacked-tables', marks: ['is-stacked'] },
  { name: 'listed-tables', marks: ['is-wide'] },
  { name: 'article', marks: ['class="sidebar', 'class="page ', 'class="page"'] },
  { name: 'changes', marks: ['class="changes'] },
  { name: 'tabs', marks: ['class="tabs'] },
  { name: 'notes', marks: ['class="admonition'] },
  { name: 'code', marks: ['class="code-block', 'reader-var'] },
  { name: 'sidebar-blog', marks: ['sidebar__heading'] },
  { name: 'sidebar-docs', marks: ['sidebar__filter'] },
  {
    name: 'seldom',
    marks: ['<blockquote', '<hr', '<figcaption', 'task-list', 'align-', 'align=', '<caption', '<mark', '<pre>'],
  },
  { name: 'line-marks', marks: ['is-highlighted', 'is-added', 'is-removed'] },
  { name: 'line-numbers', marks: ['code-block--numbers'] },
  { name: 'embeds', marks: ['data-embed'] },
  { name: 'footnotes', marks: ['footnote'] },
  { name: 'formulas', marks: ['math--display', 'math--long'] },
  { name: 'images', marks: ['<img'] },
  { name: 'themed', marks: ['class="themed'] },
  { name: 'terminals', marks: ['class="terminals'] },
  { name: 'steps', marks: ['class="steps'] },
  { name: 'fields', marks: ['filter-bar'] },
  { name: 'rows', marks: ['class="rows"'] },
  { name: 'since', marks: ['class="since'] },
  { name: 'gadget', marks: ['glance'] },
  { name: 'finder', marks: ['class="finder'] },
  { name: 'diagrams', marks: ['class="diagram'] },
  { name: 'large-diagrams', marks: ['diagram--large'] },
  { name: 'wide-diagrams', marks: ['diagram--scroll'] },
  { name: 'narrow-diagrams', marks: ['diagram--narrow'] },
  { name: 'drawing-starts', marks: ['class="dg-start"', 'class="dg-start-label'] },
  { name: 'drawings', marks: DRAWINGS },
  { name: 'cards', marks: ['card-grid', 'class="tags'] },
  { name: 'lists', marks: ['page--list'] },
  { name: 'posts', marks: ['post-meta', 'post-links'] },
  { name: 'home', marks: ['class="home'] },
  { name: 'button', marks: ['button--primary', 'class="field'] },
  { name: 'not-found', marks: ['class="not-found'] },
  { name: 'direction', marks: ['dir="rtl"'] },
  { name: 'announcement', marks: ['class="announcement'] },
];

/** Start of the name of a page's style sheet; it stands in every page. */
export const PAGE_STYLES = 'page-';

/** The styles of paper: a sheet of their own, which every page links and which keeps no page waiting. */
const PAPER = 'print';

/** Every sheet that the bundler makes of `src/app/styles/sheets/` for pages. */
export const SHEETS: readonly string[] = [...STYLE_PARTS.map(({ name }) => name), PAPER];

/** Source file of a part. */
export const partFile = (name: string): string => path.join(PROJECT_ROOT, `src/app/styles/sheets/${name}.css`);

/** Finds the style sheets of pages. */
export interface PageStyles {
  /**
   * Files that a page links, without a slash in front: of its HTML, and of `shared`, a part that other pages have as
   * well and that is looked through once for all of them.
   */
  filesFor(html: string, shared?: string): string[];
  /** The file that every page links for paper. */
  paper: string;
  /** The text of every file that was named and that the bundle does not hold. */
  named(): ReadonlyMap<string, string>;
}

/**
 * One sheet a page, put together from the parts it needs: packed as one file, parts with the same words are a
 * sixth smaller than beside each other. `texts` are the bundled parts by name.
 */
export function joinedStyles(texts: Readonly<Record<string, string>>): PageStyles {
  const files = new Map<string, string>();
  const byParts = new Map<string, string>();
  const put = (start: string, text: string): string => {
    const file = `assets/${start}${digest(text).slice(0, 10)}.css`;
    files.set(file, text);
    return file;
  };
  return {
    filesFor(html, shared) {
      const names = partsFor(html, shared);
      const key = names.join('-');
      const known = byParts.get(key);
      if (known !== undefined) return [known];
      const file = put(PAGE_STYLES, names.map((name) => texts[name] ?? '').join('\n'));
      byParts.set(key, file);
      return [file];
    },
    paper: put(`${PAPER}-`, texts[PAPER] ?? ''),
    named: () => files,
  };
}

function sourceOf(name: string): string {
  return `${relative(partFile(name))}?direct`;
}

/** The sources of the parts one by one, as the development server sends them. */
export const sourceStyles: PageStyles = {
  filesFor: (html, shared) => partsFor(html, shared).map(sourceOf),
  paper: sourceOf(PAPER),
  named: () => new Map(),
};

/** Files of the bundled sheets by name. */
export function bundledParts(manifest: Manifest): Record<string, string> {
  return Object.fromEntries(
    SHEETS.map((name) => {
      const file = manifest[relative(partFile(name))]?.file;
      if (file === undefined) throw new Error(`The bundle has no styles "${name}".`);
      return [name, file];
    }),
  );
}

const MARKS = [...new Set(STYLE_PARTS.flatMap(({ marks }) => marks ?? []))];
const isTag = (mark: string): boolean => mark.startsWith('<');
const isSign = (mark: string): boolean => mark.length === 1;
const inAttributes = MARKS.filter((mark) => !isTag(mark) && !isSign(mark));

/**
 * Any mark; those of attributes stand at the beginning of an attribute or of a name in it. One search for all of them
 * takes a quarter of the time of a search for each, and half of that where most places are passed over at once.
 */
const ANY_MARK = new RegExp(
  `[ \\t\\n\\r\\f"'](?:${inAttributes.join('|')})|<(?:${MARKS.filter(isTag)
    .map((mark) => mark.slice(1))
    .join('|')})`,
  'g',
);

/** Signs are looked for among the few that are not of ASCII. */
const SIGNS = new Set(MARKS.filter(isSign));
const NOT_ASCII = /[^\0-\x7f]/g;

function marksIn(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  ANY_MARK.lastIndex = 0;
  for (let match = ANY_MARK.exec(html); match; match = ANY_MARK.exec(html)) {
    found.add(match[0]);
    // One mark may begin within another.
    ANY_MARK.lastIndex = match.index + 1;
  }
  const marks = new Set([...found].map((mark) => mark.replace(/^[\s"']/, '')));
  NOT_ASCII.lastIndex = 0;
  while (NOT_ASCII.test(html)) {
    const sign = html.charAt(NOT_ASCII.lastIndex - 1);
    if (SIGNS.has(sign)) marks.add(sign);
  }
  return marks;
}

/** What was found in shared parts. */
const foundBefore = resultsByText<ReadonlySet<string>>(50);

function partsFor(html: string, shared = ''): string[] {
  const [found, more] = [marksIn(html), foundBefore.of(shared, () => marksIn(shared))];
  const asked = STYLE_PARTS.filter(
    ({ marks }) => marks === null || marks.some((mark) => found.has(mark) || more.has(mark)),
  );
  return asked.map(({ name }) => name);
}

function relative(file: string): string {
  return path.relative(PROJECT_ROOT, file).split(path.sep).join('/');
}
