/**
 * What crosses from the build to the browser for one page. The engine writes it, once inside the page's HTML
 * (without the body) and once as the page-data file that a client-side navigation fetches.
 */

/** Which grid the shell gives the page. */
export type PageLayout = 'docs' | 'blog' | 'plain';

/** The documentation coordinates of a page. */
export interface DocsLocation {
  /** Id of the docs set, `default` unless the site has several. */
  set: string;
  /** Version name as in the URL, for example `latest` or `v0.45.0`. */
  version: string;
  /**
   * Path below the version prefix as in the URL: `quick-start`, `gadgets/` for a
   * landing page, empty for the version home.
   */
  page: string;
  /** Names of the versions that do not have this page. */
  absentIn: string[];
  /** Names of the versions in which the page has another text; left out where it is the same in all. */
  differsIn?: string[];
}

/** Metadata of a page's head; client-side navigation updates the head from it. */
export interface HeadMeta {
  /** Complete document title, delimiter included. */
  title: string;
  description: string;
  /** Absolute URL. */
  canonical: string;
  /** By BCP 47 tag or `x-default`; left out where the site's only language has the page, at its canonical address. */
  alternates?: { lang: string; href: string }[];
  /** Footer of each printed page: title and version. */
  foot: string;
  /** Addresses of the style sheets that the page needs besides that of the site. */
  styles: string[];
}

/** Everything the shell needs to know of a page but its body. */
export interface PageMeta {
  /** Route path in canonical form, without the site's base: `/docs/latest/quick-start`, `/docs/latest/gadgets/`. */
  path: string;
  /** The page's own name, told apart from that of others, for the screen-reader announcement. */
  heading: string;
  layout: PageLayout;
  /** Part of the site the navbar marks as current. */
  section: 'home' | 'docs' | 'blog' | 'page' | 'not-found';
  docs?: DocsLocation;
  /** File name below `_data/` of the HTML fragment in the sidebar; absent when the page has none. */
  sidebar?: string;
  /** Code of the language of a page that is not in the default one; pages of another language are other documents. */
  locale?: string;
  /** Language of the text, where the page is not translated. */
  text?: { lang: string; dir: 'ltr' | 'rtl' };
  /**
   * Mark of the application that rendered this page: data of another one is never mixed in. It is the same in builds
   * that differ in their texts alone, so that these change only the pages that say them.
   */
  build: string;
}

/** A page whose body is finished HTML. */
interface HtmlPage extends PageMeta, HeadMeta {
  kind: 'html';
  html: string;
}

/** A page made by a React module under `content/pages/`. */
interface ModulePage extends PageMeta, HeadMeta {
  kind: 'module';
  /** Name of the module: its path below `content/pages/` without extension. */
  module: string;
  props: PageModuleProps;
}

export type Page = HtmlPage | ModulePage;

/** A page as it is embedded in its own HTML: body and head are already in the document. */
export type EmbeddedPage = Omit<HtmlPage, 'html' | keyof HeadMeta> | Omit<ModulePage, keyof HeadMeta>;

/** A blog post as lists and the home page show it. */
export interface PostSummary {
  title: string;
  description: string;
  /** Route path. */
  path: string;
  /** ISO 8601 date, `2025-10-14`. */
  date: string;
  /** `null` for a post that does not show it. */
  readingMinutes: number | null;
}

/** A gadget as finders show it. */
export interface GadgetSummary {
  name: string;
  category: string;
  summary: string;
  observes: string[];
}

/** Props of every React page's default export. */
export interface PageModuleProps {
  recentPosts: PostSummary[];
  gadgets: GadgetSummary[];
}
