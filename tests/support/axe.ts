import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { layOutArticle } from './whole-article';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Everything that the Web Content Accessibility Guidelines 2.2 ask for up to level AA, and what is good practice. */
const EVERYTHING = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/**
 * What axe-core finds wrong with a page, or with the parts of it that a selector matches, in light and in dark, which
 * differ in colours only. Forced colours are in no computed style, so contrast cannot be measured with them.
 */
export async function violationsInBothThemes(page: Page, within = ':root'): Promise<string[]> {
  await showTheme(page, 'dark');
  const dark = await violations(page, COLOURS, within);
  await showTheme(page, 'light');
  const light = await violations(page, { runOnly: EVERYTHING }, within);
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}

/** What axe-core finds wrong with a page as it stands: a line for each element that breaks a rule. */
async function violations(page: Page, options: object, within: string): Promise<string[]> {
  if (within !== 'dialog') await layOutArticle(page);
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const results = await page.evaluate(runAxe, [options, within] as const);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(' ')}: ${(failureSummary ?? '').split('\n').at(1)?.trim() ?? ''}`,
    ),
  );
}

/**
 * Runs axe-core in the page. While it looks at a modal dialog, the inert page behind is taken out of the document: it
 * would measure all of that too, which takes most of its time.
 */
async function runAxe([options, within]: readonly [object, string]): Promise<AxeResults> {
  const { axe } = window as unknown as { axe: { run(context: unknown, options: object): Promise<AxeResults> } };
  const modal = within === 'dialog' ? document.querySelector('dialog:modal') : null;
  const behind = modal ? [...document.body.children].filter((element) => !element.contains(modal)) : [];
  const { scrollX, scrollY } = window;
  const places = behind.map((element) => {
    const place = document.createComment('');
    element.replaceWith(place);
    return place;
  });
  try {
    return await axe.run(within === ':root' ? document : within, { ...options, resultTypes: ['violations'] });
  } finally {
    places.forEach((place, at) => place.replaceWith(behind[at] ?? ''));
    if (modal) window.scrollTo(scrollX, scrollY);
  }
}

/**
 * Finishes all transitions, including those that start when others end, because colours are measured. It does not wait
 * for animations: in parts that are not drawn they never end.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = (): Animation[] =>
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)));
    for (let round = 0; round < 20 && moving().length > 0; round++) {
      for (const animation of moving()) animation.finish();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    }
  });
}

/** Shows a page in the other colours without a reload. */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
    document.documentElement.style.colorScheme = name;
  }, theme);
}
