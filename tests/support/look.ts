import type { Page } from 'playwright-core';

/** Computed styles, by the selector, the number and the name of an element, and by property. */
type Look = Record<string, string>;

/** How many elements of a selector are compared; further elements of a list look alike. */
const MOST = 40;

/** Returns how the visible elements of each selector look: layout, width, colours, borders and letters. */
export function lookOf(page: Page, selectors: readonly string[]): Promise<Look> {
  return page.evaluate(
    ([wanted, most]) => {
      // Not the radius: a focused element has another one, and only one window of Firefox has the focus.
      const PROPERTIES = [
        'display',
        'position',
        'padding-left',
        'color',
        'background-color',
        'border-top-color',
        'border-top-width',
        'box-shadow',
        'font-size',
        'text-decoration-line',
        'opacity',
      ];
      const look: Look = {};
      for (const selector of wanted) {
        const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
        visible.slice(0, most).forEach((element, index) => {
          const style = getComputedStyle(element);
          const name = `${selector} #${index + 1} ${element.localName}.${element.getAttribute('class') ?? ''}`;
          for (const property of PROPERTIES) look[`${name} ${property}`] = style.getPropertyValue(property);
          look[`${name} width`] = `${Math.round(element.getBoundingClientRect().width)}px`;
        });
      }
      return look;
    },
    [selectors, MOST] as const,
  );
}

/** Returns the popovers that darken the page, which only a modal dialog may do. */
export function veilsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':popover-open')]
      .filter((element) => {
        const { backgroundColor, display } = getComputedStyle(element, '::backdrop');
        return display !== 'none' && !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
      })
      .map((element) => element.id || element.className),
  );
}
