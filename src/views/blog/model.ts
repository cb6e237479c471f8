/** The data that the views of the blog render. The rules of `src/views/model.ts` apply. */

import type { LocaleData } from '../../shared/site-data';
import type { DocPageModel, LinkModel } from '../model';

export interface AuthorModel {
  name: string;
  /** The author's section on the authors page. */
  href: string;
}

/** A post in a short list: related posts, archive. */
export interface PostLinkModel extends LinkModel {
  /** ISO 8601 date. */
  date: string;
}

/** A post as it is listed. */
export interface PostModel extends PostLinkModel {
  readingMinutes: number;
  /** Language of its texts where it is not the page's. */
  untranslated: LocaleData | null;
  description: string;
  /** The post's picture: inline SVG in the colours of the page. */
  coverSvg: string;
}

/** The numbered pages of a list. */
export interface ListPagesModel {
  page: number;
  /** Addresses of page 1, 2, … in order. */
  hrefs: string[];
}

/** Where the parts of the blog are. */
export interface BlogRoutesModel {
  posts: string;
  tags: string;
  archive: string;
  authors: string;
}

export interface BlogListPageModel {
  /** Name and description of the blog. */
  title: string;
  description: string;
  routes: BlogRoutesModel;
  posts: PostModel[];
  pages: ListPagesModel;
}

export interface BlogPostPageModel
  extends
    Pick<PostModel, 'date' | 'readingMinutes' | 'untranslated' | 'coverSvg'>,
    Pick<DocPageModel, 'title' | 'breadcrumbs' | 'toc' | 'articleHtml' | 'editUrl' | 'markdown' | 'lastUpdated'> {
  tags: LinkModel[];
  authors: AuthorModel[];
  newer: LinkModel | null;
  older: LinkModel | null;
  related: PostLinkModel[];
}

export interface BlogSidebarModel {
  years: { year: number; posts: LinkModel[] }[];
}

/** The sidebar of pages that list posts: `href` is the year in the archive. */
export interface BlogYearsModel {
  years: { year: number; href: string; count: number }[];
}

export interface TagModel extends LinkModel {
  count: number;
}

export interface TagIndexPageModel {
  routes: BlogRoutesModel;
  /** By use, most used first; each tag with its synonyms. */
  groups: { label: string; tags: (TagModel & { variants: TagModel[] })[] }[];
}

export interface TagPageModel {
  routes: BlogRoutesModel;
  label: string;
  description: string;
  total: number;
  posts: PostModel[];
  pages: ListPagesModel;
}

export interface ArchivePageModel {
  routes: BlogRoutesModel;
  /** Newest first; `month` is 1 to 12. */
  years: { year: number; months: { month: number; posts: PostLinkModel[] }[] }[];
}

export interface AuthorsPageModel {
  routes: BlogRoutesModel;
  authors: { id: string; name: string; description: string; count: number; newest: LinkModel | null }[];
}
