import { STORAGE_KEYS } from '../../../shared/constants';
import { hashId } from '../../router/scroll';
import { LEFT_AND_RIGHT, placeForKey } from '../../arrow-keys';
import { nextFrame } from '../../scheduling';
import { storage } from '../../storage';
import type { Behaviour } from '../behaviour';
import { selectedTab, selectTab, tabForValue, tabSetOf, type TabSet } from './tab-set';

/** Tabs: chosen by pointer and keyboard, the same in every set of a group, in every tab of the browser, and kept. */
export function startTabs(): Behaviour {
  document.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('.tabs [role="tab"]') : null;
    if (tab) void choose(tab);
  });
  document.addEventListener('keydown', onKeyDown);
  // Find-in-page and jumps to a hash reach panels that are not shown; no choice is kept for that.
  document.addEventListener('beforematch', ({ target }) => {
    if (target instanceof HTMLElement) openPanel(target);
  });
  let isTargetHidden = false;
  return {
    beforeShown(main) {
      isTargetHidden = hiddenTarget() !== null;
      for (const [group, sets] of groups(main)) showKept(group, sets);
      main.querySelectorAll('.tabs:not([data-group])').forEach(prepare);
    },
    onPage(main, { arrival }) {
      const endings = [...groups(main)].map(([group, sets]) =>
        storage.subscribe(STORAGE_KEYS.tabGroup(group), () => showKept(group, sets)),
      );
      nameLists(main.querySelectorAll('.tabs'));
      // The jump to the hash came before the panels were ready. After back and forward the place is another one.
      if (isTargetHidden && (!arrival || arrival.scroll.type === 'hash')) openTarget();
      addEventListener('hashchange', openHidden);
      return () => {
        endings.forEach((end) => end());
        removeEventListener('hashchange', openHidden);
      };
    },
  };
}

function prepare(root: Element): void {
  const set = tabSetOf(root);
  if (set) selectTab(set, selectedTab(set));
}

/** Names each tab list by what can be chosen in it, for example "Linux or macOS". */
function nameLists(roots: Iterable<Element>): void {
  // Made once, where there is a list at all: it takes a phone some milliseconds.
  let choices: Intl.ListFormat | undefined;
  for (const root of roots) {
    const tabs = tabSetOf(root)?.tabs ?? [];
    choices ??= new Intl.ListFormat(document.documentElement.lang, { type: 'disjunction' });
    tabs[0]?.parentElement?.setAttribute('aria-label', choices.format(tabs.map((tab) => tab.textContent)));
  }
}

function groups(main: HTMLElement): Map<string, TabSet[]> {
  const sets = new Map<string, TabSet[]>();
  for (const root of main.querySelectorAll<HTMLElement>('.tabs[data-group]')) {
    const set = tabSetOf(root);
    const group = root.dataset['group'] ?? '';
    if (set) sets.set(group, [...(sets.get(group) ?? []), set]);
  }
  return sets;
}

/** Shows the group's kept choice in all its sets. */
function showKept(group: string, sets: TabSet[]): void {
  const kept = storage.read(STORAGE_KEYS.tabGroup(group));
  for (const set of sets) {
    const chosen = tabForValue(
      set.tabs.map((tab) => tab.dataset['value']),
      kept,
    );
    selectTab(set, chosen ?? selectedTab(set));
  }
}

/**
 * Selects a tab, and when that is painted the same one in all sets of its group. What the reader looks at stays where
 * it is, though sets above change height.
 */
async function choose(tab: HTMLElement): Promise<void> {
  const set = tabSetOf(tab);
  if (!set) return;
  selectTab(set, set.tabs.indexOf(tab));
  const { group } = set.root.dataset;
  const { value } = tab.dataset;
  if (group === undefined || value === undefined) return;
  await nextFrame();
  // Keys may be faster than frames.
  if (tab.tabIndex < 0) return;
  const before = tab.getBoundingClientRect().top;
  storage.write(STORAGE_KEYS.tabGroup(group), value);
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('.tabs [role="tab"]') : null;
  const set = tab && tabSetOf(tab);
  if (!set || event.ctrlKey || event.altKey || event.metaKey) return;
  const next = set.tabs[placeForKey(event.key, LEFT_AND_RIGHT, set.tabs.indexOf(tab), set.tabs.length) ?? -1];
  if (!next) return;
  event.preventDefault();
  void choose(next);
  next.focus();
}

/** Opens the panel an element stands in, and the panels around that. */
function openPanel(element: HTMLElement): void {
  for (let panel = element.closest<HTMLElement>('.tabs__panel'); panel;) {
    const set = tabSetOf(panel);
    if (set) selectTab(set, set.panels.indexOf(panel));
    panel = set?.root.parentElement?.closest<HTMLElement>('.tabs__panel') ?? null;
  }
}

/** What the hash of the address points at, if it is in a panel that is not shown. */
function hiddenTarget(): HTMLElement | null {
  const target = document.getElementById(hashId(location.hash));
  return target?.closest('.tabs__panel:not([data-active])') ? target : null;
}

function openHidden(): void {
  if (hiddenTarget()) openTarget();
}

/** Opens the panel that the hash of the address points into, and goes there. */
function openTarget(): void {
  const target = document.getElementById(hashId(location.hash));
  if (!target) return;
  openPanel(target);
  target.scrollIntoView({ behavior: 'instant', block: 'start' });
}
