/**
 * The data the views render. Plain values only: the engine builds them, the views never look anything up.
 * Every `href` is complete (base included); every `…Html` is finished, trusted HTML from the Markdown compiler.
 */

import type { PageAge } from '../shared/history';
import type { MarkName } from '../shared/marks';
import type { LocaleData, VersionStatus } from '../shared/site-data';

export interface LinkModel {
  label: string;
  href: string;
}

/** One step of the way to a page; a category without a landing page has no address. */
export interface BreadcrumbModel {
  label: string;
  href: string | null;
}

/** A heading in the contents list. Level 2 entries contain level 3 entries. */
export interface TocEntry {
  id: string;
  /** Inline HTML of the heading: text and code, no links. */
  html: string;
  children: TocEntry[];
}

/** Output of a gadget with the value that answers the question. */
export interface ResultModel {
  /** Lines as the text before the value, the value and the text after it; all but one line have only the first. */
  rows: [before: string, mark: string, after: string][];
  /** How to read the value; names are in backticks. */
  reading: string;
}

/** The banner of a version above the page. */
export interface VersionBannerModel {
  status: VersionStatus;
  /** Label of the version being read. */
  label: string;
  /** The same page in the current release, or that release's home. */
  latest: LinkModel;
  /** Address of the upgrade guide; `null` for a version that is not released yet. */
  guide: string | null;
}

export interface DocPageModel {
  title: string;
  /** The title is an identifier (a gadget's name): it is set in the monospace voice. */
  identifier: boolean;
  /** Mark of the gadget's category or of the section, next to the title. */
  mark: MarkName | null;
  breadcrumbs: BreadcrumbModel[];
  /** `null` for the current release. */
  banner: VersionBannerModel | null;
  toc: TocEntry[];
  /** What the gadget of the page shows; `null` on other pages. */
  result: ResultModel | null;
  /** Language of the text where it is not the page's. */
  untranslated: LocaleData | null;
  articleHtml: string;
  /** Whether sections of the text fold on a phone. */
  folds: boolean;
  /** What the version changed, on its home page; else `null`. */
  changesHtml: string | null;
  editUrl: string | null;
  /** ISO 8601 date; `null` when the file has no history. */
  lastUpdated: string | null;
  /** Release the page is about; `null` for documentation without versions. */
  release: string | null;
  /** Since when the page is as it is; `null` where nothing is known. */
  age: PageAge | null;
  /** Form for an issue about the page; `null` when there is none. */
  issueUrl: string | null;
  /** Address of the page as Markdown. */
  markdown: string;
  previous: LinkModel | null;
  next: LinkModel | null;
}

interface NamedModel {
  label: string;
  href: string | null;
}

/** What a version changed: a section of its home page. */
export interface VersionChangesModel {
  /** Id of the heading. */
  id: string;
  release: string;
  /** How much changed since which version. */
  summary: string;
  /** Address of the upgrade guide; `null` where nothing is known of tools and gadgets. */
  guide: string | null;
  /** Address of the feed. */
  feed: string;
  /** Changes of tools and gadgets by kind, each with the gadgets or commands that have it. */
  groups: { label: string; changes: (NamedModel & { text: string; of: NamedModel[] })[] }[];
  pages: (NamedModel & { text: string })[];
}

/** An entry of a generated landing page. */
export interface CardModel extends LinkModel {
  text: string;
  identifier: boolean;
  mark: MarkName | null;
}

export interface CategoryPageModel extends Pick<
  DocPageModel,
  'title' | 'mark' | 'breadcrumbs' | 'banner' | 'previous' | 'next'
> {
  description: string;
  cards: CardModel[];
}

export interface NotFoundPageModel {
  /** Main routes of the site, shown in this order. */
  routes: (LinkModel & { text: string })[];
}

/** An entry of the documentation sidebar. */
export type SidebarEntry = SidebarLinkEntry | SidebarCategoryEntry | SidebarGroupEntry;

/** Neighbours in a category under a shared heading; not a level of the tree. */
export interface SidebarGroupEntry {
  type: 'group';
  label: string;
  items: SidebarEntry[];
}

export interface SidebarLinkEntry extends LinkModel {
  type: 'link';
  /** The label is an identifier. */
  identifier: boolean;
}

export interface SidebarCategoryEntry {
  type: 'category';
  label: string;
  /** Landing page of the category; `null` when it has none. */
  href: string | null;
  open: boolean;
  /** Whether the reader can close it. */
  collapsible: boolean;
  items: SidebarEntry[];
}

export interface SidebarModel {
  items: SidebarEntry[];
}
