import type { SearchRow, SearchSection } from '../../shared/search/model';
import type { Diagnostic } from '../model/diagnostic';

export interface TocEntry {
  id: string;
  /** Inline HTML of the heading without links. */
  html: string;
  text: string;
  level: number;
}

/** A link of an article, to be resolved per version. */
export interface ArticleLink {
  target: string;
  line: number;
  column: number;
}

/** An image of an article, to be sized and copied. */
export interface ArticleImage {
  source: string;
  alt: string;
  title: string | null;
  /** Near the top of the page, so it is not loaded lazily. */
  eager: boolean;
  /** It is inside a link, so it cannot be a link itself. */
  linked: boolean;
  line: number;
  column: number;
}

/** A generated part that the page asks for by a component tag. */
export interface ArticleComponent {
  name: string;
  attributes: Record<string, string | true>;
  line: number;
  column: number;
}

/** A heading as written, for the check of heading levels. */
export interface ArticleHeading {
  depth: number;
  text: string;
  line: number;
  column: number;
}

/** A listing or inline code. `readTerminal` of `src/shared/commands/` distinguishes commands from output. */
export interface ArticleSnippet {
  kind: 'fence' | 'inline';
  /** Language of a fence, in lower case. */
  language: string;
  /** The rest of the fence's first line. */
  meta: string;
  /** Lines as in the file, without the indentation of the blocks around them; variables as written. */
  text: string;
  /** Line of the first character in the file; the others follow. */
  line: number;
  /** Column of the first character of each line. */
  columns: number[];
}

/** A block of running text: a paragraph, a heading or a cell of a table. */
export interface ArticleProse {
  heading: boolean;
  /** As written, variables too; inline code is one character. */
  text: string;
  /** Position of each piece in the file: offset in the text, line, column. */
  places: [offset: number, line: number, column: number][];
}

/**
 * A compiled Markdown file. It depends on nothing but the file's text and the pipeline: links, images, generated
 * parts and variables are slots that `finishArticle` fills for one version. So it is compiled once and kept.
 */
export interface Article {
  html: string;
  /** The page's title, where the body contains it as its level-1 heading. */
  title: string | null;
  toc: TocEntry[];
  /** Every id in the HTML that an anchor can point to. */
  ids: string[];
  /** Names of variables, by slot. */
  variables: string[];
  /** Names that rows of tables define, by the slot for the version that introduced them. */
  names: string[];
  /** What its code names, besides; names of functions without their parameters. */
  codeNames: string[];
  headings: ArticleHeading[];
  snippets: ArticleSnippet[];
  prose: ArticleProse[];
  links: ArticleLink[];
  images: ArticleImage[];
  components: ArticleComponent[];
  /** Plain Markdown, with slots for what versions differ in. */
  twin: string;
  sections: SearchSection[];
  /** Identifiers that tables of the page define, for search. */
  rows: SearchRow[];
  words: number;
  /** The first paragraph as plain text, for pages without a description. */
  lead: string;
  diagnostics: Diagnostic[];
}

/**
 * What a slot is filled with: the address of a link, an image, a generated part, a variable's value, the version that a
 * name came with.
 */
export type SlotKind = 'L' | 'I' | 'C' | 'V' | 'N';

/** A slot: kind letter and index, between two private-use characters. */
export function slot(kind: SlotKind, index: number): string {
  return `\uE000${kind}${index}\uE001`;
}

/** The slot of a name, the same for each use. `found` lists the names by slot and grows. */
export function slotOfName(kind: SlotKind, name: string, found: string[]): string {
  const known = found.indexOf(name);
  return slot(kind, known >= 0 ? known : found.push(name) - 1);
}

export const SLOT = /\uE000([LICVN])(\d+)\uE001/g;

/**
 * A slot of a twin with its content: the target of a link, the source of an image, a component, a name. The content is
 * JSON in hexadecimal digits, which nothing has to escape in Markdown.
 */
export function twinSlot(kind: SlotKind, value: string | ArticleComponent): string {
  return `\uE000${kind}${Buffer.from(JSON.stringify(value)).toString('hex')}\uE001`;
}

export const TWIN_SLOT = /\uE000([LICVN])([\da-f]+)\uE001/g;
