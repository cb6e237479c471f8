import path from 'node:path';
import { slug } from 'github-slugger';
import { printBook, printingChromium } from './book/print-book';
import type { Progress } from './model/progress';
import { versionNamed } from './offline/addresses';
import { writeCopy } from './offline/write-copy';
import { siteData } from './plan/site-data';
import { readHeads } from './read/site';

/** Versions that are written into `exports/`: as a zip to read without the site, and as a printed book. */
interface Exports {
  offline?: string | undefined;
  pdf?: string | undefined;
}

/**
 * Returns what writes the exports once the site is built. Checks before the build what would make it vain: throws
 * `UsageError` for an unknown version and `CommandError` where a book is to be printed and no Chromium is found.
 */
export async function prepareExports(
  root: string,
  dist: string,
  { offline, pdf }: Exports,
  progress: Progress,
): Promise<() => Promise<void>> {
  const [head] = await readHeads(root);
  const site = siteData(head);
  for (const name of [offline, pdf]) if (name !== undefined) versionNamed(site, name);
  if (pdf !== undefined) printingChromium();
  const targetOf = (name: string): string => path.join(root, 'exports', `${slug(site.title)}-${name}`);
  const report = (what: string, bytes: number, file: string): void =>
    progress.note(`${what}, ${(bytes / 1e6).toFixed(1)} MB, in ${path.relative(process.cwd(), file)}`);
  return async () => {
    if (offline !== undefined) {
      const target = targetOf(`${offline}.zip`);
      const { pages, bytes } = await writeCopy({ dist, site, version: offline }, target);
      report(`A copy of ${offline}: ${pages} pages`, bytes, target);
    }
    if (pdf !== undefined) {
      progress.note(`Printing ${pdf} as a book, which takes a minute or two`);
      const target = targetOf(`${pdf}.pdf`);
      const words = { tagline: head.config.tagline, contents: head.strings.page.book };
      const { chapters, bytes } = await printBook({ dist, site, version: pdf, ...words }, target);
      report(`A book of ${pdf}: ${chapters} chapters`, bytes, target);
    }
  };
}
