import { measureArticle } from '../router/arrive';
import type { View } from '../router/view';
import { nextTask } from '../scheduling';
import type { StartBehaviour, BehaviourContext } from './behaviour';
import { startCollapse } from './collapse';
import { startCopy } from './copy';
import { startDrawings } from './drawings';
import { startEnvironment } from './environment';
import { startTerms } from './hint/offer';
import { startIslands } from './islands';
import { startKeys } from './keys';
import { startLongCode } from './long-code';
import * as onDemand from './on-demand';
import { startReaderVariables } from './reader-variables';
import { startScrollRegions } from './scroll-regions';
import { startTabs } from './tabs';
import { startToc } from './toc';
import { startWorkbench } from './workbench';
import { startWrap } from './wrap';

const STARTERS: StartBehaviour[] = [
  startTabs,
  startReaderVariables,
  startCopy,
  startWorkbench,
  startEnvironment,
  startScrollRegions,
  startLongCode,
  startWrap,
  startToc,
  startCollapse,
  startIslands,
  startDrawings,
  onDemand.startNotFound,
  onDemand.startSidebarFilter,
  startKeys,
  onDemand.startKeepOffline,
  onDemand.startQueryFeatures,
  onDemand.startLongAddress,
  startTerms,
];

/** All behaviours together. */
export interface Behaviours {
  /** To be called when a page is in the document, before it is painted. */
  beforeShown(): void;
  /** To be called after that. Each behaviour looks at the page in a separate task. */
  look(view: View): Promise<void>;
}

/** Starts all behaviours. */
export function startBehaviours(context: BehaviourContext): Behaviours {
  const behaviours = STARTERS.flatMap((start) => start(context) ?? []);
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
      const end = behaviour.onPage?.(main, view);
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
