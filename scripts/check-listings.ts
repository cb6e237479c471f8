import { formatDiagnostics } from '../src/engine/cli/print';
import { checkC } from './listings/check-c';
import { checkGo } from './listings/check-go';
import { checkJson, checkShell } from './listings/check-text';
import { checkYaml } from './listings/check-yaml';
import { findCheckouts, type Checkouts } from './listings/checkouts';
import { joinOutcomes, type Listing, type Outcome } from './listings/listing';
import { readListings } from './listings/read-listings';

const USAGE = `npm run check:listings -- [--headers PATH] [part of a file name ...]

Compiles and parses the listings of the pages with the tools of this machine, and says what it left out and why.
--headers PATH  a checkout of Inspektor Gadget, or a folder with checkouts named after their versions
`;

/** Languages of fences and what reads them. */
const READERS: Record<string, (listing: Listing, checkouts: Checkouts) => Outcome> = {
  c: checkC,
  cpp: checkC,
  go: checkGo,
  json: checkJson,
  bash: checkShell,
  sh: checkShell,
  console: checkShell,
};

/** Languages with nothing to check: drawings, differences and plain text. */
const PLAIN = new Set(['', 'mermaid', 'diff', 'text']);

function checkListing(listing: Listing, checkouts: Checkouts): Outcome {
  if (listing.fragment) return leaveOut('marked as fragments');
  const read = READERS[listing.lang];
  return read ? read(listing, checkouts) : leaveOut(`${listing.lang}: no reader`);
}

function leaveOut(reason: string): Outcome {
  return { checked: 0, problems: [], skipped: [reason] };
}

async function main(argv: readonly string[]): Promise<number> {
  if (argv.includes('--help')) {
    process.stdout.write(USAGE);
    return 0;
  }
  const at = argv.indexOf('--headers');
  const headers = at < 0 ? null : (argv[at + 1] ?? null);
  const wanted = argv.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const root = process.cwd();
  const site = await readListings(root);
  const listings = site.listings.filter(
    ({ file, lang }) => !PLAIN.has(lang) && (wanted.length === 0 || wanted.some((part) => file.includes(part))),
  );
  const checkouts = findCheckouts(headers, site.versions);
  if (headers !== null && checkouts.size === 0) {
    process.stderr.write(
      `There is no checkout of Inspektor Gadget at ${headers}: include/gadget/types.h is missing.\n`,
    );
    return 2;
  }
  const isYaml = ({ lang, fragment }: Listing): boolean => lang === 'yaml' && !fragment;
  const outcome = joinOutcomes([
    checkYaml(listings.filter(isYaml), root),
    ...listings.filter((listing) => !isYaml(listing)).map((listing) => checkListing(listing, checkouts)),
  ]);
  report(outcome, root);
  return outcome.problems.length === 0 ? 0 : 1;
}

function report({ checked, problems, skipped }: Outcome, root: string): void {
  if (problems.length > 0) process.stdout.write(`${formatDiagnostics(problems, root)}\n`);
  for (const reason of new Set(skipped)) {
    process.stdout.write(`left out ${skipped.filter((one) => one === reason).length}: ${reason}\n`);
  }
  process.stdout.write(`${checked} listings checked, ${skipped.length} left out, ${problems.length} problems\n`);
}

process.exitCode = await main(process.argv.slice(2));
