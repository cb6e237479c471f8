import type { DocsLocation, PageLayout, PageMeta, PageModuleProps } from '../../shared/page-data';
import type { ResultModel } from '../../views';
import type { MarkName } from '../../shared/marks';
import type { Diagnostic } from '../model/diagnostic';
import type { LocaleData } from '../../shared/site-data';
import type { SearchPage } from '../../shared/search/model';

/** A link of a source file, resolved to a route of this site. */
export interface OutgoingLink {
  file: string;
  line: number;
  column: number;
  target: string;
  /** Route or file path without base; `null` when the file it names does not exist. */
  path: string | null;
  /** Without `#`; `null` when the link has none. */
  hash: string | null;
  /** For the message: the version it was resolved in. */
  context: string | null;
}

/** Gives the complete address that the twin of a page uses for a path of the site, query and hash included. */
export type TwinLinks = (sitePath: string) => string;

/** Search data of a page in addition to the fields that every page has. */
export type SearchSource = Pick<SearchPage, 'kind' | 'keywords' | 'breadcrumb' | 'sections' | 'rows'>;

/** The preview image of a page where it is shared. */
export type CardSpec = PageCard | PostCard;

interface CardText {
  /** Small line above the title: the part of the site. */
  eyebrow: string;
  title: string;
  /** Whether the title is set in the monospace voice. */
  identifier: boolean;
  text: string;
  mark: MarkName;
}

export interface PageCard extends CardText {
  kind: 'page';
  /** Example result of the page's gadget. */
  result?: ResultModel | null;
}

export interface PostCard extends CardText {
  kind: 'post';
  /** Seed of the drawing, the same as the cover's. */
  seed: string;
  date: string;
  /** Empty for a post that does not show it. */
  readingTime: string;
}

/** A page of the site, decided but not rendered. */
export interface PlannedPage {
  /** Route path in canonical form, without base. */
  path: string;
  /** Source file relative to the root; `null` for pages made from several. */
  file: string | null;
  layout: PageLayout;
  section: PageMeta['section'];
  /** Page name, the first part of the document title. */
  heading: string;
  /** A name that is unique on the site, for the home pages of versions. */
  fullName?: string;
  description: string;
  /** Route path that search engines should keep; the page's own but for old versions with equal text. */
  canonicalPath: string;
  /** ISO date. */
  lastModified: string | null;
  /** Ids that a hash can point to; `unknown` for React pages and pages without a generated part. */
  anchors: ReadonlySet<string> | 'unknown';
  links: OutgoingLink[];
  problems?: Diagnostic[];
  docs?: DocsLocation;
  sidebar?: string;
  /** Kept out of the sitemap and of search engines. */
  unlisted: boolean;
  published: string | null;
  /** Called on demand, so that a writer who saves a page in `dev` need not wait for it. */
  search: (() => SearchSource) | null;
  card: CardSpec | null;
  /** Language of the text where it is not the site's, because the page is not translated. */
  untranslated: LocaleData | null;
  /** Objects for `application/ld+json`. */
  structuredData: object[];
  /** The page as plain Markdown without its title, for programs; `null` for pages that are lists or made by React. */
  twin: ((links: TwinLinks) => string) | null;
  body: { kind: 'html'; render: () => string } | { kind: 'module'; module: string; props: PageModuleProps };
}

type PageEssentials = Pick<PlannedPage, 'path' | 'layout' | 'section' | 'heading' | 'description' | 'body'>;

/** A planned page. Defaults: listed, its own canonical page, no source file, no search entry, no card. */
export function definePage(page: PageEssentials & Partial<PlannedPage>): PlannedPage {
  return {
    file: null,
    canonicalPath: page.path,
    lastModified: null,
    anchors: new Set(),
    links: [],
    unlisted: false,
    published: null,
    search: null,
    card: null,
    untranslated: null,
    structuredData: [],
    twin: null,
    ...page,
  };
}
