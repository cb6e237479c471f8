import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser';

const TRACE_EXEC = '/docs/latest/gadgets/trace_exec';

const { visit } = useBrowser();

/** The question whose scene is on. */
const question = (page: Page): Promise<string> => page.locator('.scenes__tab[aria-selected="true"]').innerText();

/** Lets the clock below the question run out. */
const finishClock = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const clock = document
      .getAnimations()
      .find((one) => one instanceof CSSAnimation && one.animationName === 'scene-progress');
    if (!clock) throw new Error('Nothing is played.');
    clock.finish();
  });

const clockState = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      document.getAnimations().find((one) => one instanceof CSSAnimation && one.animationName === 'scene-progress')
        ?.playState,
  );

describe('The scenes of the home page', () => {
  test('are played one after the other, each row in its turn, and end with the first', async () => {
    const page = await visit('/', { reducedMotion: 'no-preference' });
    const scenes = page.locator('.scenes');
    await page.locator('.scenes[data-playing]').waitFor();
    const questions = await page.locator('.scenes__tab').allInnerTexts();
    // The pointer and the focus pause them, so the test uses neither.
    for (const [index, name] of questions.entries()) {
      await expect.poll(() => question(page)).toBe(name);
      const rows = page.locator('.scene[data-active] .scene__output tbody tr');
      expect(await rows.count()).toBeGreaterThan(2);
      const delays = await rows.evaluateAll((all) =>
        all.map((row) => Number.parseFloat(getComputedStyle(row).animationDelay)),
      );
      expect(delays, `rows of ${name}`).toEqual([...delays].sort((a, b) => a - b));
      expect(delays[0]).toBeGreaterThan(0);
      await finishClock(page);
      if (index === questions.length - 1) await expect.poll(() => question(page)).toBe(questions[0]);
    }
    await expect.poll(() => scenes.getAttribute('data-playing')).toBe(null);
  });

  test('can be paused, go on, and stop where the reader chooses a question', async () => {
    const page = await visit('/', { reducedMotion: 'no-preference' });
    await page.locator('.scenes[data-playing]').waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(0, 0);
    await expect.poll(() => clockState(page)).toBe('paused');
    await page.getByRole('button', { name: 'Play' }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => clockState(page)).toBe('running');
    await page.locator('.scenes__tab').nth(2).click();
    expect(await page.locator('.scenes[data-playing]').count()).toBe(0);
    expect(await page.locator('.scene').nth(2).isVisible()).toBe(true);
  });

  test('are complete and still with reduced motion, and stacked without scripts', async () => {
    const still = await visit('/', { reducedMotion: 'reduce' });
    await still.locator('.scenes[data-ready]').waitFor();
    expect(await still.locator('.scenes[data-playing]').count()).toBe(0);
    expect(await still.locator('.scenes__pause').isVisible()).toBe(false);
    expect(await still.locator('.scene[data-active] td').first().isVisible()).toBe(true);
    const plain = await visit('/', { javaScriptEnabled: false, inert: true });
    const scenes = await plain.locator('.scene').all();
    expect(scenes.length).toBeGreaterThan(2);
    for (const scene of scenes) expect(await scene.locator('tbody tr').last().isVisible()).toBe(true);
  });
});

describe('The example output of a gadget', () => {
  test('is played line by line as it would arrive, can be paused, and is whole before and after', async () => {
    const page = await visit(TRACE_EXEC, { prepare: (fresh) => fresh.clock.install(), reducedMotion: 'reduce' });
    const block = page.locator('.code-block:visible', { hasText: 'FUPPER_LAYER' }).first();
    await block.scrollIntoViewIfNeeded();
    const waiting = block.locator('.is-waiting');
    const lines = block.locator('.line');
    const visibleLines = (): Promise<number> =>
      lines.evaluateAll((all) => all.filter((line) => getComputedStyle(line).visibility === 'visible').length);
    const all = await lines.count();
    expect(await visibleLines()).toBe(all);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await block.getByRole('button', { name: 'Play' }).click();
    // The command stands there; what it prints comes row by row.
    await expect.poll(() => visibleLines()).toBe(1);
    await page.clock.runFor(1100);
    expect(await visibleLines()).toBe(2);
    await page.clock.runFor(220);
    expect(await visibleLines()).toBe(3);
    await block.getByRole('button', { name: 'Pause' }).click();
    await block.getByRole('button', { name: 'Continue' }).waitFor();
    await page.clock.runFor(10_000);
    expect(await waiting.count()).toBe(all - 3);
    await block.getByRole('button', { name: 'Continue' }).click();
    await page.clock.runFor(10_000);
    await block.getByRole('button', { name: 'Replay' }).waitFor();
    expect(await visibleLines()).toBe(all);
  });
});
