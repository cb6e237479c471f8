import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Strings } from '../shared/strings/model';
import { StringsProvider } from './strings';

export { ArchivePage, AuthorsPage, BlogListPage, TagIndexPage, TagPage } from './blog/lists';
export { BlogPostPage } from './blog/BlogPostPage';
export { BlogSidebar, BlogYears } from './blog/BlogSidebar';
export { CategoryPage } from './CategoryPage';
export { DocPage } from './DocPage';
export { GadgetTag } from './gadgets/Rows';
export { NotFoundPage } from './NotFoundPage';
export { SidebarNav } from './SidebarNav';
export { VersionChanges } from './VersionChanges';
export type * from './blog/model';
export type * from './gadgets/model';
export type * from './model';

/** Renders a view with its model: the inner HTML of `<main>`, of a part of it, or of a sidebar's `<nav>`. */
export function renderView<Model>(view: ComponentType<{ page: Model }>, page: Model, strings: Strings): string {
  return renderToStaticMarkup(createElement(StringsProvider, { value: strings }, createElement(view, { page })));
}
