import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { PageMeta } from '../../shared/page-data';
import { withBase } from '../../shared/urls';
import { useSite } from '../context';
import type { SidebarView } from '../router/view';
import { markCurrent, rememberChoices, showCurrent } from './sidebar-marks';
import { StaticHtml } from './StaticHtml';

interface Props {
  page: PageMeta;
  sidebar: SidebarView;
}

/** The column of links. Its HTML is replaced only when another sidebar belongs to the page, so it stays where it was scrolled. */
export function Sidebar({ page, sidebar }: Props): ReactNode {
  const { base, strings } = useSite();
  const column = useRef<HTMLElement>(null);
  const nav = useRef<HTMLElement>(null);
  const current = withBase(page.path, base);

  useLayoutEffect(() => {
    if (nav.current) markCurrent(nav.current, current);
  }, [current, sidebar]);
  useEffect(() => {
    if (column.current) showCurrent(column.current);
    return nav.current ? rememberChoices(nav.current) : undefined;
  }, []);

  const label = page.layout === 'blog' ? strings.shell.recentPosts : strings.shell.docs;
  return (
    <aside className="sidebar" ref={column}>
      <StaticHtml as="nav" className="sidebar__nav" aria-label={label} html={sidebar.html} ref={nav} />
    </aside>
  );
}
