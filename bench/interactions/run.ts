import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import { runAsProgram, scriptCommand } from '../../scripts/command';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/programs';
import { serveDist } from '../../src/engine/serve/server';
import { INTERACTIONS, type Interaction } from './interactions';

const HELP = `npm run bench:interactions

Times what a reader does, from the press to the next paint, on a processor that is slowed down four times. Prints the
median and the worst of five runs in milliseconds, and the longest task that came after; fails where a median is above
the limit.`;

const FLAGS = { only: { value: 'NAME', summary: 'those whose name contains this' } };
const RUNS = 5;
const SLOWDOWN = 4;

/** What a press took: from its time stamp to the paint after it, and the longest task then and after. */
interface Times {
  longestEvent: number;
  longestTask: number;
}

const noteEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted = Object.assign(globalThis, { longestEvent: 0, longestTask: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longestTask = Math.max(noted.longestTask, duration);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longestEvent = Math.max(noted.longestEvent, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** Does it once in a fresh profile. An event under 16 ms is not reported and counts as that. */
async function time(browser: Browser, origin: string, interaction: Interaction): Promise<Times> {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await browser.newContext({ viewport: interaction.viewport, permissions });
  const page = await context.newPage();
  await page.goto(origin + interaction.route);
  await page.waitForSelector('html[data-live]');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await interaction.before?.(page);
  // What was loaded ahead is there, and the page is at rest.
  await pause(1500);
  await noteEvents(page);
  await interaction.act(page);
  await pause(1500);
  const { longestEvent, longestTask } = await page.evaluate(() => {
    const noted = globalThis as unknown as Times;
    return { longestEvent: noted.longestEvent, longestTask: noted.longestTask };
  });
  await context.close();
  return { longestEvent: Math.max(16, longestEvent), longestTask: Math.round(longestTask) };
}

await runAsProgram(
  scriptCommand(HELP, FLAGS, async ({ values, root, print }) => {
    const { close, url } = await serveDist(path.join(root, 'dist'), { host: '127.0.0.1', port: 0 });
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
    let slow = 0;
    try {
      for (const interaction of INTERACTIONS.filter(({ name }) => name.includes(values.only ?? ''))) {
        const all: Times[] = [];
        for (let run = 0; run < RUNS; run += 1) all.push(await time(browser, new URL(url).origin, interaction));
        const times = all.map(({ longestEvent }) => longestEvent).sort((a, b) => a - b);
        const task = Math.max(...all.map(({ longestTask }) => longestTask));
        const median = times[Math.floor(RUNS / 2)] ?? 0;
        const verdict = `${median > interaction.limit ? 'above' : 'at most'} ${interaction.limit}`;
        print(`${interaction.name.padEnd(16)}median ${median}  worst ${times.at(-1) ?? 0}  ${verdict}, task ${task}\n`);
        if (median > interaction.limit) slow += 1;
      }
    } finally {
      await browser.close();
      await close();
    }
    return slow === 0 ? 0 : 1;
  }),
);
