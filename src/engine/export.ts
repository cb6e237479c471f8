import path from 'node:path';
import { slug } from 'github-slugger';
import { printBook, printingChromium } from './book/print-book';
import { versionNamed } from './offline/addresses';
import { writeCopy } from './offline/write-copy';
import { siteData } from './plan/site-data';
import { readHeads } from './read/site';

interface Exports {
  offline?: string | undefined;
  pdf?: string | undefined;
}

/**
 * Checks what can be checked before the build, which would be in vain otherwise. Throws `UsageError` for an unknown
 * version and `CommandError` where a book is to be printed and no Chromium is found.
 */
export async function checkExports(root: string, { offline, pdf }: Exports): Promise<void> {
  const [head] = await readHeads(root);
  const site = siteData(head);
  for (const name of [offline, pdf]) if (name !== undefined) versionNamed(site, name);
  if (pdf !== undefined) printingChromium();
}

/**
 * Writes a version as a zip to read without the site, or as a PDF, into `exports/` or the given file, and returns
 * where it is. Throws `UsageError` for an unknown version and `CommandError` where a book needs a Chromium that is not
 * found.
 */
export async function exportVersion(
  kind: 'zip' | 'pdf',
  root: string,
  dist: string,
  version: string,
  file?: string,
): Promise<string> {
  const [head] = await readHeads(root);
  const site = siteData(head);
  const target = file ?? path.join(root, 'exports', `${slug(site.title)}-${version}.${kind}`);
  const source = { dist, site, version, tagline: head.config.tagline, contents: head.strings.page.book };
  const { bytes, ...made } = kind === 'zip' ? await writeCopy(source, target) : await printBook(source, target);
  const what =
    'pages' in made ? `copy of ${version}: ${made.pages} pages` : `book of ${version}: ${made.chapters} chapters`;
  return `A ${what}, ${(bytes / 1e6).toFixed(1)} MB, in ${path.relative(process.cwd(), target)}`;
}
