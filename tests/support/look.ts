import type { Page } from 'playwright-core';

/** Computed look of elements by their selector, place and name. */
type Look = Record<string, string>;

/** Elements of a selector that are looked at; more of a kind look alike. */
const MOST = 40;

/** How the visible elements of some selectors look: place in the layout, width, colours, letters. */
export function lookOf(page: Page, selectors: readonly string[]): Promise<Look> {
  return page.evaluate(
    ([wanted, most]) => {
      const PROPERTIES = [
        'display',
        'position',
        'color',
        'background-color',
        'border-top-color',
        'border-top-width',
        'font-size',
        'text-decoration-line',
        'opacity',
      ];
      const found: Look = {};
      for (const selector of wanted) {
        const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
        if (visible.length === 0) found[selector] = 'not shown';
        visible.slice(0, most).forEach((element, at) => {
          const style = getComputedStyle(element);
          const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
          found[`${selector} ${at} ${name}`] = [
            ...PROPERTIES.map((property) => `${property} ${style.getPropertyValue(property)}`),
            `width ${Math.round(element.getBoundingClientRect().width)}px`,
          ].join('; ');
        });
      }
      return found;
    },
    [selectors, MOST] as const,
  );
}

/** Elements that darken the page and are no modal dialog. */
export function veils(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':popover-open')]
      .filter((element) => {
        const { backgroundColor, display } = getComputedStyle(element, '::backdrop');
        return display !== 'none' && !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
      })
      .map((element) => element.id || element.className),
  );
}
