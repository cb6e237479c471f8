import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripBase } from '../../shared/urls';
import { CommandError } from '../model/command-error';
import { contentTypeOf } from '../model/content-types';
import { bookOf, type BookSource } from './book';
import { CHROMIUM_ADVICE, findChromium } from './chromium';
import { pageNumbers } from './page-numbers';

/** The book is opened at an address that no server has: what it asks for is read from the built site. */
const ORIGIN = 'http://book.invalid';

/** Options that let Chromium run as root and without a GPU. */
const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

interface PrintedBook {
  chapters: number;
  bytes: number;
}

/** Path of the Chromium that prints. Throws `CommandError` that says what to do where there is none. */
export function printingChromium(found = findChromium()): string {
  if (found === null)
    throw new CommandError(`A book is printed by Chromium, and there is none on this machine. ${CHROMIUM_ADVICE}`);
  return found;
}

/**
 * Prints one version of a built site as one PDF with contents, numbers of pages, an outline and links inside. It is
 * printed twice: where chapters begin is known only when they are on paper. Throws `CommandError` without a Chromium
 * and `UsageError` for an unknown version.
 */
export async function printBook(source: BookSource, target: string): Promise<PrintedBook> {
  const executablePath = printingChromium();
  const { html, chapters } = bookOf(source);
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    let numbers: ReadonlyMap<string, number> = new Map();
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html(numbers) });
      const file = path.join(source.dist, decodeURIComponent(stripBase(pathname, source.site.base) ?? pathname));
      return existsSync(file)
        ? route.fulfill({ contentType: contentTypeOf(file), body: readFileSync(file) })
        : route.fulfill({ status: 404 });
    });
    const print = async (): Promise<Buffer> => {
      // All of a version at once takes a slow machine longer than a page does.
      await page.goto(`${ORIGIN}/`, { waitUntil: 'load', timeout: 0 });
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      return page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true, outline: true, tagged: true });
    };
    numbers = pageNumbers(await print());
    const pdf = await print();
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, pdf);
    return { chapters, bytes: pdf.length };
  } finally {
    await browser.close();
  }
}
