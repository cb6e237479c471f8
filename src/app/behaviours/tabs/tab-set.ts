/** One set of tabs in the document; its state is the document's. */
export interface TabSet {
  root: HTMLElement;
  tabs: HTMLElement[];
  panels: HTMLElement[];
}

/** The tabs around or at an element, without those of sets nested inside. */
export function tabSetOf(element: Element): TabSet | null {
  const root = element.closest<HTMLElement>('.tabs');
  if (!root) return null;
  const own = (selector: string): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((found) => found.closest('.tabs') === root);
  return { root, tabs: own('[role="tab"]'), panels: own('.tabs__panel') };
}

/** Index of the selected tab. */
export function selectedTab({ tabs }: TabSet): number {
  return Math.max(
    0,
    tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true'),
  );
}

/**
 * Selects a tab, and says so by the event `tabchange`. Panels that are not shown can be found by find-in-page.
 */
export function selectTab(set: TabSet, index: number): void {
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

/** Index of the tab with a value; `null` when the group's choice does not exist here, so that nothing changes. */
export function tabForValue(values: readonly (string | undefined)[], chosen: string | null): number | null {
  const index = chosen === null ? -1 : values.indexOf(chosen);
  return index === -1 ? null : index;
}
