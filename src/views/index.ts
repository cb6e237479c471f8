/** One function a kind of page: from its model to the inner HTML of `<main>` (or of the sidebar's `<nav>`). */

import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArchivePage, AuthorsPage, BlogListPage, TagIndexPage, TagPage } from './blog/lists';
import { BlogPostPage } from './blog/BlogPostPage';
import { BlogSidebar } from './blog/BlogSidebar';
import { CategoryPage } from './CategoryPage';
import { DocPage } from './DocPage';
import { NotFoundPage } from './NotFoundPage';
import type { Strings } from '../shared/strings/model';
import { SidebarNav } from './SidebarNav';
import { StringsProvider } from './strings';
import { VersionChanges } from './VersionChanges';
import type * as blog from './blog/model';
import type * as model from './model';

export type * from './blog/model';
export type * from './model';

const render = (strings: Strings, view: ReactNode): string =>
  renderToStaticMarkup(createElement(StringsProvider, { value: strings }, view));
const pageRenderer =
  <M>(view: ComponentType<{ page: M }>) =>
  (page: M, strings: Strings): string =>
    render(strings, createElement(view, { page }));
const sidebarRenderer =
  <M>(view: ComponentType<{ sidebar: M }>) =>
  (sidebar: M, strings: Strings): string =>
    render(strings, createElement(view, { sidebar }));

/** A documentation page. */
export const renderDocPage = pageRenderer<model.DocPageModel>(DocPage);
/** What a version changed, a section of its home page. */
export const renderVersionChanges = pageRenderer<model.VersionChangesModel>(VersionChanges);
/** A generated landing page of a category. */
export const renderCategoryPage = pageRenderer<model.CategoryPageModel>(CategoryPage);
/** The not-found page. */
export const renderNotFoundPage = pageRenderer<model.NotFoundPageModel>(NotFoundPage);
/** The documentation sidebar, a fragment. */
export const renderSidebarNav = sidebarRenderer<model.SidebarModel>(SidebarNav);
/** A page of the list of posts. */
export const renderBlogListPage = pageRenderer<blog.BlogListPageModel>(BlogListPage);
/** A blog post. */
export const renderBlogPostPage = pageRenderer<blog.BlogPostPageModel>(BlogPostPage);
/** The sidebar of the blog, a fragment. */
export const renderBlogSidebar = sidebarRenderer<blog.BlogSidebarModel>(BlogSidebar);
/** The index of tags. */
export const renderTagIndexPage = pageRenderer<blog.TagIndexPageModel>(TagIndexPage);
/** A page of the posts of one tag. */
export const renderTagPage = pageRenderer<blog.TagPageModel>(TagPage);
/** The archive. */
export const renderArchivePage = pageRenderer<blog.ArchivePageModel>(ArchivePage);
/** The authors. */
export const renderAuthorsPage = pageRenderer<blog.AuthorsPageModel>(AuthorsPage);
