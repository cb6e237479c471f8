import { STORAGE_KEYS } from '../../shared/constants';
import { LEFT_AND_RIGHT, placeForKey } from '../keyboard';
import { nextFrame } from '../scheduling';
import { storage } from '../storage';
import type { Behaviour } from './behaviour';
import { onPress } from './dom';

/**
 * Tabs: chosen by pointer and keyboard, the same in every set of a group and in every tab of the browser, and stored.
 * Plain: find-in-page and the hash open panels too, so their state is in the DOM.
 */
export function startTabs(): Behaviour {
  onPress('.tabs [role="tab"]', (tab) => void choose(tab));
  document.addEventListener('keydown', onKeyDown);
  // Find-in-page and jumps to a hash reach hidden panels; that stores no choice.
  document.addEventListener('beforematch', ({ target }) => {
    let panel = (target as Element).closest<HTMLElement>('.tabs__panel');
    for (; panel; panel = panel.closest('.tabs')?.parentElement?.closest<HTMLElement>('.tabs__panel') ?? null) {
      const set = tabSetOf(panel);
      if (set) selectTab(set, set.panels.indexOf(panel));
    }
  });
  return {
    beforeShown(main) {
      for (const [group, sets] of groups(main)) showKept(group, sets);
      for (const root of main.querySelectorAll('.tabs:not([data-group])')) {
        const set = tabSetOf(root);
        if (set) selectTab(set, selectedTab(set));
      }
    },
    onPage(main) {
      const endings = [...groups(main)].map(([group, sets]) =>
        storage.subscribe(STORAGE_KEYS.tabGroup(group), () => showKept(group, sets)),
      );
      nameLists(main.querySelectorAll('.tabs'));
      return () => endings.forEach((end) => end());
    },
  };
}

/** Names each tab list by what can be chosen in it, for example "Linux or macOS". */
function nameLists(roots: Iterable<Element>): void {
  // Made once, and only where there is a list: it takes a phone some milliseconds.
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

/** One set of tabs in the document; its state is the document's. */
interface TabSet {
  root: HTMLElement;
  tabs: HTMLElement[];
  panels: HTMLElement[];
}

/** The tabs around or at an element, without nested sets. */
function tabSetOf(element: Element): TabSet | null {
  const root = element.closest<HTMLElement>('.tabs');
  if (!root) return null;
  const own = (selector: string): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((found) => found.closest('.tabs') === root);
  return { root, tabs: own('[role="tab"]'), panels: own('.tabs__panel') };
}

const isSelected = (tab: HTMLElement): boolean => tab.getAttribute('aria-selected') === 'true';
const selectedTab = ({ tabs }: TabSet): number => Math.max(0, tabs.findIndex(isSelected));

/** Selects a tab, and reports it by the event `tabchange`. Find-in-page reaches the hidden panels. */
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
