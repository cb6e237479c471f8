import { site } from 'virtual:site-data';
import type { EmbeddedPage } from '../../shared/page-data';
import { STORAGE_KEYS } from '../../shared/constants';
import type { BehaviourContext, StartBehaviour } from '../behaviours/behaviour';
import { startCollapse } from '../behaviours/collapse';
import { startCopy } from '../behaviours/copy';
import { make } from '../behaviours/dom';
import { startDrawings } from '../behaviours/drawings';
import { startReaderVariables } from '../behaviours/reader-variables';
import { startLongCode } from '../behaviours/long-code';
import { startScrollRegions } from '../behaviours/scroll-regions';
import { startSidebarFilter } from '../behaviours/on-demand';
import { startTabs } from '../behaviours/tabs';
import { startToc } from '../behaviours/toc';
import { startWrap } from '../behaviours/wrap';
import { correctJump, startJumps } from '../router/arrive';
import { createStore } from '../router/store';
import type { View } from '../router/view';
import { startDrawer } from '../shell/drawer';
import { startDropdowns } from '../shell/navbar/dropdowns';
import { startSidebar } from '../shell/sidebar';
import { storage } from '../storage';
import { chosenTheme, startTheme } from '../theme';
import { startOfflineSearch } from './search';
import '../styles/search.css';
import '../styles/offline.css';

/**
 * Script of the pages of a copy. Browsers load neither modules nor data from a folder, so this is one plain script: with
 * the behaviours that need nothing but their page, and with the form for the reader's values. Links are the browser's.
 */

const STARTERS: readonly StartBehaviour[] = [
  startTabs,
  startReaderVariables,
  startCopy,
  startScrollRegions,
  startLongCode,
  startWrap,
  startToc,
  startCollapse,
  startDrawings,
  startSidebarFilter,
];

// The script is in the head, so that the page is painted in the right colours.
const root = document.documentElement;
const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
root.dataset['theme'] = chosenTheme(storage.read(STORAGE_KEYS.theme), site.colorMode, systemIsDark);
root.dataset['js'] = '';
/** Folder of the copy, as its pages name it: `../`. */
const folder = document.currentScript?.getAttribute('src')?.replace(/assets\/[^/]*$/, '') ?? '';

function start(): void {
  const main = document.getElementById('main');
  const data = document.getElementById('page-data')?.textContent;
  if (!main || !data) return;
  const view: View = { page: JSON.parse(data) as EmbeddedPage, sidebar: null, arrival: null };
  const router: BehaviourContext['router'] = {
    view: createStore(view),
    status: createStore({ type: 'idle' }),
    url: createStore(new URL(location.href)),
    navigate: (href) => location.assign(href),
    replace: (href) => location.replace(href),
    start: () => undefined,
  };
  const open: BehaviourContext['islands']['open'] = async (name, props) => {
    // Part of this script, but evaluated only now.
    const [{ createIslandRoot }, module] = await Promise.all([
      import('../islands/root'),
      import('../islands/environment'),
    ]);
    const given = await props(module as never);
    if (!given) return;
    const host = make('div', { 'data-island': name });
    document.body.append(host);
    await createIslandRoot({ name, how: 'mount', module, host, site, router, onClose: () => undefined }).render(given);
  };
  const behaviours = STARTERS.flatMap(
    (start) => start({ site, router, islands: { open, hydrate: () => undefined } }) ?? [],
  );
  for (const behaviour of behaviours) behaviour.beforeShown?.(main);
  startJumps();
  correctJump();
  startTheme(site);
  startDrawer(site);
  startSidebar();
  startDropdowns();
  if (site.search.enabled) startOfflineSearch(site, folder);
  for (const behaviour of behaviours) behaviour.onPage?.(main, view);
  root.dataset['live'] = view.page.path;
}

document.addEventListener('DOMContentLoaded', start);
