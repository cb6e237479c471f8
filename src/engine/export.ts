import path from 'node:path';
import { slug } from 'github-slugger';
import { printBook, printingChromium } from './book/print-book';
import { versionNamed } from './offline/exported-version';
import { writeCopy } from './offline/write-copy';
import { siteData } from './plan/site-data';
import { readHeads } from './read/site';

/** What is exported of a built site: names of versions. */
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
 * Writes a version as a zip to read without the site, into `exports/` or the file
 * that is named, and says where it is. Throws `UsageError` for an unknown version.
 */
export async function exportCopy(root: string, dist: string, version: string, file?: string): Promise<string> {
  const [head] = await readHeads(root);
  const site = siteData(head);
  const target = file ?? exportFile(root, site.title, version, 'zip');
  const { pages, bytes } = await writeCopy({ dist, site, version }, target);
  return `A copy of ${version}: ${pages} pages, ${megabytes(bytes)}, in ${path.relative(process.cwd(), target)}`;
}

/**
 * Prints a version as a PDF, into `exports/` or the file that is named, and says where it is. Throws `UsageError` for
 * an unknown version and `CommandError` where no Chromium is found.
 */
export async function exportBook(root: string, dist: string, version: string, file?: string): Promise<string> {
  const [head] = await readHeads(root);
  const site = siteData(head);
  const target = file ?? exportFile(root, site.title, version, 'pdf');
  const words = { tagline: head.config.tagline, contents: head.strings.page.book };
  const { chapters, bytes } = await printBook({ dist, site, version, ...words }, target);
  return `A book of ${version}: ${chapters} chapters, ${megabytes(bytes)}, in ${path.relative(process.cwd(), target)}`;
}

const exportFile = (root: string, title: string, version: string, ending: string): string =>
  path.join(root, 'exports', `${slug(title)}-${version}.${ending}`);

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
