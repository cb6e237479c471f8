import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripBase } from '../../shared/urls';
import { CommandError } from '../model/errors';
import { contentTypeOf } from '../model/files';
import { bookOf, type BookSource } from './book';

/** The same engine without windows: it makes, loads and closes a page in half of the time. */
export const CHROMIUM_SHELL = '/usr/bin/chromium-headless-shell';

const CANDIDATES = [
  CHROMIUM_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium on this machine, `CHROMIUM` first; `null` when there is none. */
export function findChromium(): string | null {
  return [process.env['CHROMIUM'], ...CANDIDATES].find((file) => file !== undefined && existsSync(file)) ?? null;
}

/** What somebody does who has none. */
export const CHROMIUM_ADVICE =
  'Install Chromium (Debian: apt-get install chromium), or set CHROMIUM to the path of one.';

/** The book is opened at an address that no server has: what it asks for is read from the built site. */
const ORIGIN = 'http://book.invalid';

/** Options that let Chromium run as root and without a GPU. */
const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

interface PrintedBook {
  chapters: number;
  bytes: number;
}

/** Path of the Chromium that prints. Throws `CommandError` with advice when there is none. */
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

/**
 * Reads a PDF as Chromium writes it: objects as plain text, pages in their order, and only streams are packed. Gives the
 * number of the page, counted from 1, on which each named place is. Throws where the file is another kind of PDF.
 */
export function pageNumbers(pdf: Uint8Array): Map<string, number> {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const pages = [...text.matchAll(/^(\d+) 0 obj\r?\n<<\s*\/Type\s*\/Page\b/gm)].map(([, object]) => object);
  if (pages.length === 0) throw new Error('The pages of the PDF could not be read.');
  const places = [...text.matchAll(/\/([^\s/[\]<>()]+)\s*\[(\d+) 0 R \/XYZ/g)];
  return new Map(
    places.flatMap(([, name = '', page]) => {
      const index = pages.indexOf(page);
      return index < 0 ? [] : [[nameOf(name), index + 1]];
    }),
  );
}

/** A name without the escapes of PDF: `#20` is a space. */
const nameOf = (name: string): string =>
  Buffer.from(
    name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');
