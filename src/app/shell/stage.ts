import type { PageMeta } from '../../shared/page-data';
import type { SiteData } from '../../shared/site-data';
import { make } from '../behaviours/dom';
import type { Behaviours } from '../behaviours';
import type { Islands } from '../islands/intent';
import { arrive } from '../router/arrive';
import { updateHead } from '../router/head';
import type { LoadedView, SidebarView } from '../router/view';
import { setHtml } from '../trusted';
import type { DrawerControl } from './drawer';
import { updateNavbar } from './navbar/update-navbar';
import { showSidebar } from './sidebar';

/** Shows one page after the other in the document. */
export interface Stage {
  show(view: LoadedView): void;
  /** Says how the page that is shown is taken away, when it is more than HTML. */
  leaveBy(leave: () => void): void;
}

interface StageOptions {
  site: SiteData;
  drawer: DrawerControl;
  behaviours: Behaviours;
  islands: Pick<Islands, 'leave'>;
  sidebar: SidebarView | null;
}

/** The stage of this document, with its first page on it. */
export function createStage({ site, drawer, behaviours, islands, sidebar }: StageOptions): Stage {
  let shownSidebar = sidebar;
  let leave: (() => void) | null = null;

  function show(view: LoadedView): void {
    drawer.close();
    updateHead(view.page);
    showSidebar(view.page, view.sidebar, view.sidebar !== shownSidebar, site);
    shownSidebar = view.sidebar;
    islands.leave();
    leave?.();
    leave = showBody(view);
    updateNavbar(site, view.page, view.arrival?.url ?? new URL(location.href));
    behaviours.beforeShown();
    arrive(view);
    void behaviours.look(view);
  }

  return {
    show,
    leaveBy: (way) => {
      leave = way;
    },
  };
}

/** Puts the body of a page into the main container; gives what takes it away. */
function showBody({ page, mount }: LoadedView): (() => void) | null {
  const main = document.getElementById('main');
  if (!main) throw new Error('The document has no #main.');
  sayLanguage(main, mount ? page.text : undefined);
  if (!mount) {
    setHtml(main, page.kind === 'html' ? page.html : '');
    return null;
  }
  const root = make('div');
  main.replaceChildren(root);
  return mount(root);
}

function sayLanguage(main: HTMLElement, text: PageMeta['text']): void {
  for (const name of ['lang', 'dir'] as const) {
    if (text) main.setAttribute(name, text[name]);
    else main.removeAttribute(name);
  }
}
