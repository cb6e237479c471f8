import { formatDiagnostics } from '../../src/engine/model/print';
import { UsageError } from '../../src/engine/model/command-error';
import { scriptCommand } from '../command';
import { checkC } from './check-c';
import { checkGo } from './check-go';
import { checkJson, checkShell } from './check-text';
import { checkYaml } from './check-yaml';
import { findCheckouts, type Checkouts } from './checkouts';
import { joinOutcomes, type Listing, type Outcome } from './listing';
import { readListings } from './read-listings';

const HELP = `npm run check:listings -- [--headers PATH] [part of a file name ...]

Compiles and parses the listings of the pages with the tools of this machine, and says what it left out and why.`;

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

/** `npm run check:listings`: 1 for a listing with a mistake. Throws `UsageError` for what it cannot look for. */
export const checkListings = scriptCommand(
  HELP,
  {
    headers: {
      value: 'PATH',
      summary: 'a checkout of Inspektor Gadget, or a folder with checkouts named after their versions',
    },
  },
  async ({ positionals, values, root, print }) => {
    const { headers = null } = values;
    const site = await readListings(root);
    const unknown = positionals.find((part) => !site.listings.some(({ file }) => file.includes(part)));
    if (unknown !== undefined) throw new UsageError(`No file with a listing has "${unknown}" in its name.`);
    const listings = site.listings.filter(
      ({ file, lang }) =>
        !PLAIN.has(lang) && (positionals.length === 0 || positionals.some((part) => file.includes(part))),
    );
    const checkouts = findCheckouts(headers, site.versions);
    if (headers !== null && checkouts.size === 0)
      throw new UsageError(
        `There is no checkout of Inspektor Gadget at ${headers}: include/gadget/types.h is missing.`,
      );
    const isYaml = ({ lang, fragment }: Listing): boolean => lang === 'yaml' && !fragment;
    const outcome = joinOutcomes([
      checkYaml(listings.filter(isYaml), root),
      ...listings.filter((listing) => !isYaml(listing)).map((listing) => checkListing(listing, checkouts)),
    ]);
    print(reportOf(outcome, root));
    return outcome.problems.length === 0 ? 0 : 1;
  },
);

function reportOf({ checked, problems, skipped }: Outcome, root: string): string {
  const leftOut = [...new Set(skipped)].map(
    (reason) => `left out ${skipped.filter((one) => one === reason).length}: ${reason}`,
  );
  const sum = `${checked} listings checked, ${skipped.length} left out, ${problems.length} problems`;
  return `${[...(problems.length > 0 ? [formatDiagnostics(problems, root)] : []), ...leftOut, sum].join('\n')}\n`;
}
