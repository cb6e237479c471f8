import { STORAGE_KEYS } from '../../shared/constants';
import { hashId } from '../router/scroll';
import { LEFT_AND_RIGHT, placeForKey } from '../arrow-keys';
import { nextFrame } from '../scheduling';
import { storage } from '../storage';
import type { Behaviour } from './behaviour';
import { onPress } from './dom';

/**
 * Tabs: chosen by pointer and keyboard, the same in every set of a group, in every tab of the browser, and kept. Plain:
 * find-in-page and the hash open panels too, so their state is in the DOM.
 */
export function startTabs(): Behaviour {
  onPress('.tabs [role="tab"]', (tab) => void choose(tab));
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

function showKept(group: string, sets: TabSet[]): void {
  const kept = storage.read(STORAGE_KEYS.tabGroup(group));
  for (const set of sets) {
    // A choice that this set does not offer changes nothing.
    const chosen = kept === null ? -1 : set.tabs.findIndex((tab) => tab.dataset['value'] === kept);
    selectTab(set, chosen === -1 ? selectedTab(set) : chosen);
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

/** One set of tabs in the document; its state is the document's. */
interface TabSet {
  root: HTMLElement;
  tabs: HTMLElement[];
  panels: HTMLElement[];
}

/** The tabs around or at an element, without those of sets nested inside. */
function tabSetOf(element: Element): TabSet | null {
  const root = element.closest<HTMLElement>('.tabs');
  if (!root) return null;
  const own = (selector: string): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((found) => found.closest('.tabs') === root);
  return { root, tabs: own('[role="tab"]'), panels: own('.tabs__panel') };
}

function selectedTab({ tabs }: TabSet): number {
  return Math.max(
    0,
    tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true'),
  );
}

/**
 * Selects a tab, and says so by the event `tabchange`. Panels that are not shown can be found by find-in-page.
 */
function selectTab(set: TabSet, index: number): void {
  set.tabs.forEach((tab, at) => {
    tab.setAttribute('aria-selected', String(at === index));
    tab.tabIndex = at === index ? 0 : -1;
  });
  set.panels.forEach((panel, at) => {
    panel.toggleAttribute('data-active', at === index);
    if (at === index) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  });
  set.root.dispatchEvent(new Event('tabchange', { bubbles: true }));
}
