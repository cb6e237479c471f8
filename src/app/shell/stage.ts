import type { SiteData } from '../../shared/site-data';
import type { Behaviours } from '../behaviours';
import { make } from '../behaviours/dom';
import type { Islands } from '../islands/intent';
import { arrive } from '../router/arrive';
import { updateHead } from '../router/head';
import type { LoadedView, SidebarView } from '../router/view';
import { setHtml } from '../trusted';
import { updateNavbar } from './navbar/update-navbar';
import { showSidebar } from './sidebar';

/** Shows one page after the other in the document. */
export interface Stage {
  show(view: LoadedView): void;
  /** Sets what removes the page that is shown, when it is more than HTML. */
  leaveBy(leave: () => void): void;
}

interface StageOptions {
  site: SiteData;
  drawer: { close(): void };
  behaviours: Behaviours;
  islands: Pick<Islands, 'leave'>;
  sidebar: SidebarView | null;
}

/** The stage of this document, with its first page on it. */
export function createStage({ site, drawer, behaviours, islands, sidebar }: StageOptions): Stage {
  let shownSidebar = sidebar;
  let leave: (() => void) | null = null;
  return {
    show(view) {
      drawer.close();
      updateHead(view.page);
      showSidebar(view.page, view.sidebar, view.sidebar !== shownSidebar, site.base);
      shownSidebar = view.sidebar;
      islands.leave();
      leave?.();
      leave = showBody(view);
      updateNavbar(site, view.page);
      behaviours.beforeShown();
      arrive(view);
      void behaviours.look(view);
    },
    leaveBy(way) {
      leave = way;
    },
  };
}

/** Puts the body of a page into the main container; gives what removes it. */
function showBody({ page, mount }: LoadedView): (() => void) | null {
  const main = document.getElementById('main');
  if (!main) throw new Error('The document has no #main.');
  for (const name of ['lang', 'dir'] as const) {
    if (mount && page.text) main.setAttribute(name, page.text[name]);
    else main.removeAttribute(name);
  }
  if (!mount) {
    setHtml(main, page.kind === 'html' ? page.html : '');
    labelHeadingLinks(main);
    return null;
  }
  const root = make('div');
  main.replaceChildren(root);
  return mount(root);
}

/** The data of a page leaves out of the links at headings what the headings say. */
function labelHeadingLinks(main: HTMLElement): void {
  for (const link of main.querySelectorAll<HTMLAnchorElement>('[id] > a:not([href])')) {
    const { id, textContent } = link.parentElement as HTMLElement;
    link.className = 'heading-anchor';
    link.href = `#${id}`;
    link.setAttribute('aria-label', `Direct link to ${textContent}`);
  }
}
