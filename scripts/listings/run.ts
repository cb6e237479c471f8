import { formatDiagnostics } from '../../src/engine/model/print';
import { UsageError } from '../../src/engine/model/errors';
import { runAsProgram, scriptCommand } from '../command';
import { checkC } from './check-c';
import { checkGo } from './check-go';
import { checkShell } from './check-shell';
import { checkJson, checkYaml } from './check-text';
import { findCheckouts, type Checkouts } from './checkouts';
import { readListings, Report, type Listing } from './listing';

const HELP = `npm run check:listings -- [--headers PATH]

Compiles and parses the listings of the pages with the tools of this machine, and shows what it left out and why.`;

const FLAGS = {
  headers: {
    value: 'PATH',
    summary: 'a checkout of Inspektor Gadget, or a folder with checkouts named after their versions',
  },
};

/** Languages with nothing to check: drawings, differences and plain text. */
const PLAIN = new Set(['', 'mermaid', 'diff', 'text']);
const SHELLS = new Set(['bash', 'sh', 'console']);

/** `npm run check:listings`: 1 for a listing with a mistake. Throws `UsageError` for a wrong path. */
export const checkListings = scriptCommand(HELP, FLAGS, async ({ values: { headers = null }, root, print }) => {
  const site = await readListings(root);
  const checkouts = findCheckouts(headers, site.versions);
  if (headers !== null && checkouts.size === 0)
    throw new UsageError(`There is no checkout of Inspektor Gadget at ${headers}: include/gadget/types.h is missing.`);
  const listings = site.listings.filter(({ lang }) => !PLAIN.has(lang));
  const report = new Report();
  for (const listing of listings) checkListing(listing, checkouts, report);
  checkShell(
    listings.filter(({ lang, fragment }) => SHELLS.has(lang) && !fragment),
    report,
  );
  const { checked, problems, skipped } = report;
  if (problems.length > 0) print(`${formatDiagnostics(problems, root)}\n`);
  for (const reason of new Set(skipped))
    print(`left out ${skipped.filter((one) => one === reason).length}: ${reason}\n`);
  print(`${checked} listings checked, ${skipped.length} left out, ${problems.length} problems\n`);
  return problems.length === 0 ? 0 : 1;
});

function checkListing(listing: Listing, checkouts: Checkouts, report: Report): void {
  if (listing.fragment) return report.skip('marked as fragments');
  switch (listing.lang) {
    case 'c':
    case 'cpp':
      return checkC(listing, checkouts, report);
    case 'go':
      return checkGo(listing, checkouts, report);
    case 'yaml':
      return checkYaml(listing, report);
    case 'json':
      return checkJson(listing, report);
    default:
      // Those of shells are parsed together.
      if (!SHELLS.has(listing.lang)) report.skip(`${listing.lang}: no reader`);
  }
}

await runAsProgram(checkListings, import.meta.url);
