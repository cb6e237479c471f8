import { expect, test } from 'vitest';
import { liveText, untilLive, useBrowser } from '../support/browser';

const { visit, origin } = useBrowser();

const DOC = '/docs/latest/gadgets/trace_dns';

test('a page gives itself as Markdown, to copy and to look at', async () => {
  const page = await visit(DOC, { permissions: ['clipboard-read', 'clipboard-write'] });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  expect(asked.filter((url) => url.endsWith('.md'))).toEqual([]);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(() => liveText(page)).toBe('Copied');
  const twin = await (await fetch(`${origin()}${DOC}.md`)).text();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
  expect(twin).toContain('# trace_dns\n');

  const link = page.getByRole('link', { name: 'Open as Markdown' });
  expect(await link.getAttribute('href')).toBe(`${DOC}.md`);
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith(`${DOC}.md`)),
    link.click({ noWaitAfter: true }).catch(() => undefined),
  ]);
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
});

test('after a navigation the button copies the page that is shown, posts too', async () => {
  const page = await visit('/blog', { permissions: ['clipboard-read', 'clipboard-write'] });
  const link = page.locator('#main article h2 a, #main .post-item a').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await untilLive(page, href);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(() => liveText(page)).toBe('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `url: "https://inspektor-gadget.io${href}"`,
  );
});

test('what cannot be fetched is not copied, and that is said', async () => {
  const page = await visit(DOC, {
    permissions: ['clipboard-read', 'clipboard-write'],
    prepare: (opened) => opened.route('**/*.md', (route) => route.abort()),
    faults: [/ERR_FAILED/],
  });
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(() => liveText(page)).toBe('Copy failed');
});
