import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Everything that the Web Content Accessibility Guidelines 2.2 ask for up to level AA, and what is good practice. */
const EVERYTHING = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** What axe-core finds wrong with a page in light and in dark. The two differ in colours only, so those are asked again. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await showTheme(page, 'dark');
  const dark = await violations(page, COLOURS);
  await showTheme(page, 'light');
  return [...(await violations(page, EVERYTHING)), ...dark.map((line) => `dark: ${line}`)];
}

/** What axe-core finds wrong with a page as it stands: a line for each element that breaks a rule. */
async function violations(page: Page, runOnly: object): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const results = await page.evaluate((rules) => {
    const { axe } = window as unknown as { axe: { run(context: Document, options: object): Promise<AxeResults> } };
    return axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
  }, runOnly);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(' ')}: ${(failureSummary ?? '').split('\n').at(1)?.trim() ?? ''}`,
    ),
  );
}

/** Waits until nothing moves any more that ends by itself: colours are measured. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)))
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}

/** Shows a page in the other colours without a reload. */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
    document.documentElement.style.colorScheme = name;
  }, theme);
}
