import type { AppStrings, BrowserStrings } from './strings/model';

/**
 * What the browser knows of the whole site: the part of `site.config.ts` that the shell needs, after validation.
 * It is bundled with the application through the module `virtual:site-data`.
 */

/** How a version stands; decides its banner. */
export type VersionStatus = 'latest' | 'supported' | 'unmaintained' | 'unreleased';

export interface VersionData {
  /** Name in the URL. */
  name: string;
  /** Name in the dropdown. */
  label: string;
  /** Route path of the version home, without base and last slash. */
  path: string;
  status: VersionStatus;
  isLast: boolean;
  /** The release whose documentation it is; the name itself but for `latest`. */
  release: string;
}

/** A separately versioned set of documentation. */
export interface DocsSetData {
  id: string;
  /** Route prefix, for example `/docs`; empty at the root of the language. */
  base: string;
  versions: VersionData[];
  /** Ids of the sidebars of this set. */
  sidebars: string[];
}

export interface LocaleData {
  code: string;
  label: string;
  /** Value of `lang`. */
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  /** First path segment; the default locale has none. */
  path: string;
}

/** Every kind of navbar entry. */
export type NavbarItem =
  /** `activeBase` is the path prefix that marks it current; `to` when left out. */
  | { type: 'link'; label: string; to: string; activeBase?: string | undefined; position: 'left' | 'right' }
  | { type: 'docSidebar'; label: string; docsSet: string; sidebar: string; position: 'left' | 'right' }
  | { type: 'doc'; label: string; docsSet: string; doc: string; position: 'left' | 'right' }
  | { type: 'docsVersionDropdown'; docsSet: string; position: 'left' | 'right' }
  | { type: 'localeDropdown'; position: 'left' | 'right' }
  | { type: 'repository'; label: string; href: string; position: 'left' | 'right' }
  | { type: 'colorMode'; position: 'left' | 'right' }
  | { type: 'search'; position: 'left' | 'right' };

/** A term of the glossary as the browser fetches it. */
export interface GlossaryTerm {
  term: string;
  also: string[];
  text: string;
  /** The page that explains it, below the address of a version, with the section after `#`. */
  page: string;
  /** Versions of the first docs set without that page. */
  absentIn?: string[];
}

/** A sign of stroked lines on a grid of 32 by 32, and the position of the name next to it. */
export interface LogoData {
  sign: { path: string; weight: 'normal' | 'strong' | 'signal' }[];
  navbar: LogoPlace;
  footer: LogoPlace;
}

/** The logo in one place: its width in pixels, and the words next to the sign, each with its width. */
interface LogoPlace {
  width: number;
  words: { text: string; x: number; y: number; width: number }[];
}

/** Links and notices under every page. */
export interface FooterData {
  groups: { title: string; links: { label: string; href: string }[] }[];
  copyright: string;
  trademark: string;
}

export interface SiteData {
  title: string;
  /** Path the site is served under; starts and ends with a slash. */
  base: string;
  locales: LocaleData[];
  defaultLocale: string;
  /** Code of the language that the site is in here. */
  locale: string;
  /** Prefix of its routes, such as `/de`; empty for the default language. */
  prefix: string;
  colorMode: { default: 'light' | 'dark'; respectSystem: boolean };
  navbar: { hideOnScroll: boolean; items: NavbarItem[] };
  announcement: {
    id: string;
    text: string;
    link?: { label: string; href: string } | undefined;
    closable: boolean;
  } | null;
  docsSets: DocsSetData[];
  search: { enabled: boolean; maxHits: number; highlight: boolean };
  /** Defaults of the reader variables in code: NAMESPACE, POD, … */
  readerVariables: Record<string, string>;
  /** Words that begin the commands that can be explained: `kubectl gadget`. */
  tools: string[];
  /** Interface sentences of the language. */
  strings: BrowserStrings;
}

/** What the build knows of the site besides; a browser finds logo and footer on the page. */
export interface ShellData extends SiteData {
  /** Origin, no last slash. */
  url: string;
  /** `null`: the title is shown instead. */
  logo: LogoData | null;
  footer: FooterData;
}

/** What the application is bundled with. */
export interface AppData extends ShellData {
  strings: AppStrings;
}
