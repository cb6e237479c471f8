import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Checkouts } from './checkouts';
import { ofVersion, type Listing, type ListingError, type Report } from './listing';
import { runTool } from './run-tool';

/** Folder that the listing seems to be in. It exists only in Go's overlay, so the checkout stays as it is. */
const PACKAGE = 'zz_listing';

/** Compiles a Go listing as a package inside the checkout of each version, so that its go.mod finds the modules. */
export function checkGo(listing: Listing, checkouts: Checkouts, report: Report): void {
  if (!/^package \w+/m.test(listing.text)) {
    const error = { line: 1, message: 'The listing has no package clause.' };
    return report.add(listing, [error], 'Mark a part of a file with `fragment` after the language.');
  }
  for (const version of listing.versions) {
    const checkout = checkouts.get(version);
    const result = checkout === undefined ? `no checkout of ${version} (--headers)` : compile(listing, checkout);
    if (typeof result === 'string') report.skip(`Go: ${result}`);
    else report.add(listing, ofVersion(version, result));
  }
}

/** The errors of a listing, or the reason why it cannot be compiled here. */
function compile({ text }: Listing, checkout: string): ListingError[] | string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'listing-'));
  try {
    const isTest = /^package \w*test$/m.test(text) || /\btesting\.T\b/.test(text);
    const source = path.join(folder, 'listing.go');
    const overlay = path.join(folder, 'overlay.json');
    const place = path.join(checkout, PACKAGE, isTest ? 'listing_test.go' : 'listing.go');
    writeFileSync(source, text);
    writeFileSync(overlay, JSON.stringify({ Replace: { [place]: source } }));
    const wasm = /\/wasmapi\/go"/.test(text) ? { GOOS: 'wasip1', GOARCH: 'wasm' } : {};
    const command = isTest ? ['test', '-c'] : ['build'];
    const { found, ok, output } = runTool('go', [...command, '-overlay', overlay, '-o', '/dev/null', `./${PACKAGE}`], {
      cwd: checkout,
      env: { GOTOOLCHAIN: 'local', GOFLAGS: '', ...wasm },
    });
    if (!found) return 'no Go tool chain is installed';
    const errors = ok ? [] : readGo(output);
    if (ok || errors.length > 0) return errors;
    return `the modules of the tool cannot be built here: ${output.trim().split('\n')[0] ?? ''}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Errors of the Go compiler in the listing, without errors of other packages and missing modules. */
export function readGo(output: string): ListingError[] {
  const missing = /^(?:no required module|cannot find module|missing go\.sum)|: dial tcp|GOPROXY/;
  return [...output.matchAll(/^\S*listing(?:_test)?\.go:(\d+):(?:\d+:)? (.*)$/gm)]
    .map(([, line, message = '']) => ({ line: Number(line), message }))
    .filter(({ message }) => !missing.test(message));
}
