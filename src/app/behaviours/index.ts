import { MAX_TEXT_BYTES } from '../../shared/visible-text';
import { measureArticle } from '../router/article-layout';
import type { View } from '../router/view';
import { nextTask } from '../scheduling';
import { startAsked } from './asked';
import type { Behaviour, WithIslands } from './behaviour';
import { startCollapse } from './collapse';
import { startCopy } from './copy';
import { startDrawings } from './drawings';
import { startEnvironment } from './environment';
import { startIslands } from './islands';
import { startKeys } from './keys';
import { startKeepOffline } from './keep-offline';
import { startLongCode } from './long-code';
import { startNotFound } from './not-found';
import { startReaderVariables } from './reader-variables';
import { startScrollRegions } from './scroll-regions';
import { startSidebarRest } from './sidebar-rest';
import { startSidebarFilter } from './sidebar-filter';
import { startTabs } from './tabs';
import { startTerms } from './terms';
import { startToc } from './toc';
import { startWorkbench } from './workbench';
import { startWrap } from './wrap';

const STARTERS: ((surroundings: WithIslands) => Behaviour)[] = [
  startTabs,
  startReaderVariables,
  startCopy,
  startWorkbench,
  startEnvironment,
  startScrollRegions,
  startLongCode,
  startWrap,
  startToc,
  startSidebarRest,
  startCollapse,
  startIslands,
  startZoom,
  startDrawings,
  startNotFound,
  startSidebarFilter,
  startKeys,
  startKeepOffline,
  startAsked,
  startLongAddress,
  startTerms,
];

/** Images that open in full are rare: the first page that has one fetches the code for them. */
function startZoom(surroundings: WithIslands): Behaviour {
  let zoom: Promise<Behaviour> | undefined;
  return {
    onPage(main, view) {
      if (!main.querySelector('img.image')) return;
      zoom ??= import('./zoom').then((module) => module.startZoom(surroundings));
      zoom.then((behaviour) => behaviour.onPage(main, view), console.warn);
    },
  };
}

/** Addresses with more than a reader types are rare, so only they load the code that checks their values. */
function startLongAddress(): Behaviour {
  return {
    onPage() {
      if (location.search.length <= MAX_TEXT_BYTES) return;
      const loading = import('./long-address').then(({ showIgnored }) => showIgnored());
      return () => void loading.then((end) => end?.());
    },
  };
}

/** All behaviours together. */
export interface Behaviours {
  /** To be called when a page is in the document, before it is painted. */
  beforeShown(): void;
  /** To be called after that. Each behaviour looks at the page in a task of its own. */
  look(view: View): Promise<void>;
}

/** Starts all behaviours. */
export function startBehaviours(surroundings: WithIslands): Behaviours {
  const behaviours = STARTERS.map((start) => start(surroundings));
  let endings: (() => void)[] = [];
  let newest = 0;

  async function look(view: View): Promise<void> {
    const turn = ++newest;
    endings.forEach((end) => end());
    endings = [];
    const main = document.getElementById('main');
    for (const behaviour of behaviours) {
      await nextTask();
      if (turn !== newest || !main) return;
      const end = behaviour.onPage(main, view);
      if (end) endings.push(end);
    }
    // Says that everything on this page works; scripts that drive a browser wait for it.
    if (turn !== newest) return;
    document.documentElement.dataset['live'] = view.page.path;
    void measureArticle();
  }

  function beforeShown(): void {
    const main = document.getElementById('main');
    if (main) for (const behaviour of behaviours) behaviour.beforeShown?.(main);
  }

  return { beforeShown, look };
}
