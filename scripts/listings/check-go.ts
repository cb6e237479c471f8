import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Checkouts } from './checkouts';
import { joinOutcomes, listingProblem, type Listing, type Outcome } from './listing';
import { runTool } from './run-tool';

/** Folder that the listing seems to be in. It exists only in Go's overlay, so the checkout stays as it is. */
const PACKAGE = 'zz_listing';

/** Compiles a Go listing as a package inside the checkout of each version, so that its go.mod names the modules. */
export function checkGo(listing: Listing, checkouts: Checkouts): Outcome {
  if (!/^package \w+/m.test(listing.text)) {
    return {
      checked: 1,
      problems: [
        listingProblem(
          listing,
          1,
          'The listing has no package clause.',
          'Mark a part of a file with `fragment` behind the language.',
        ),
      ],
      skipped: [],
    };
  }
  return joinOutcomes(
    listing.versions.map((version) => {
      const checkout = checkouts.get(version);
      if (checkout === undefined) return skip(`Go: no checkout of ${version} (--headers)`);
      const outcome = tooOld(checkout) ?? compile(listing, checkout);
      return {
        ...outcome,
        problems: outcome.problems.map((problem) => ({ ...problem, message: `${version}: ${problem.message}` })),
      };
    }),
  );
}

/** The reason to leave Go listings out when Go is missing, or older than the checkout asks for; else `null`. */
function tooOld(checkout: string): Outcome | null {
  const go = runTool('go', ['env', 'GOVERSION'], { env: { GOTOOLCHAIN: 'local' } });
  if (!go.found) return skip('Go: no Go tool chain is installed');
  const wanted = /^go (\S+)/m.exec(readFileSync(path.join(checkout, 'go.mod'), 'utf8'))?.[1] ?? '1.0';
  const has = go.output.trim().replace(/^go/, '');
  return has.localeCompare(wanted, 'en', { numeric: true }) < 0
    ? skip(`Go: ${has} is installed, ${wanted} is needed`)
    : null;
}

function compile(listing: Listing, checkout: string): Outcome {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'listing-'));
  try {
    const isTest = /^package \w*test$/m.test(listing.text) || /\btesting\.T\b/.test(listing.text);
    const source = path.join(folder, 'listing.go');
    writeFileSync(source, listing.text);
    const overlay = path.join(folder, 'overlay.json');
    writeFileSync(
      overlay,
      JSON.stringify({
        Replace: { [path.join(checkout, PACKAGE, isTest ? 'listing_test.go' : 'listing.go')]: source },
      }),
    );
    const command = isTest ? ['test', '-c'] : ['build'];
    const env: Record<string, string> = {
      GOTOOLCHAIN: 'local',
      GOFLAGS: '',
      ...(/\/wasmapi\/go"/.test(listing.text) ? { GOOS: 'wasip1', GOARCH: 'wasm' } : {}),
    };
    const result = runTool('go', [...command, '-overlay', overlay, '-o', '/dev/null', `./${PACKAGE}`], {
      cwd: checkout,
      env,
    });
    if (result.ok) return { checked: 1, problems: [], skipped: [] };
    const errors = readGo(result.output);
    if (errors.length === 0)
      return skip(`Go: the modules of the tool cannot be built here: ${result.output.trim().split('\n')[0] ?? ''}`);
    return {
      checked: 1,
      problems: errors.map(({ line, message }) => listingProblem(listing, line, message)),
      skipped: [],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Errors of the Go compiler in the listing; those of other packages are not the listing's. */
export function readGo(output: string): { line: number; message: string }[] {
  return [...output.matchAll(/^\S*listing(?:_test)?\.go:(\d+):(?:\d+:)? (.*)$/gm)]
    .map((match) => ({ line: Number(match[1]), message: match[2] ?? '' }))
    .filter(
      ({ message }) => !/^(?:no required module|cannot find module|missing go\.sum)|: dial tcp|GOPROXY/.test(message),
    );
}

function skip(reason: string): Outcome {
  return { checked: 0, problems: [], skipped: [reason] };
}
