import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Checkouts } from './checkouts';
import { joinOutcomes, listingProblem, type Listing, type Outcome } from './listing';
import { runTool } from './run-tool';

const WARNINGS = ['-Wall', '-Werror', '-fno-caret-diagnostics', '-fno-color-diagnostics', '-ferror-limit=3'];

/** Folder names of the tool for processors, and the name libbpf has for each. */
const ARCHITECTURES = { amd64: 'x86', arm64: 'arm64' };
const LIBBPF = ['/usr/include', '/usr/local/include'].find((folder) =>
  existsSync(path.join(folder, 'bpf/bpf_helpers.h')),
);
const ASM_HEADERS = ['x86_64', 'aarch64']
  .map((machine) => `/usr/include/${machine}-linux-gnu`)
  .filter((folder) => existsSync(folder));

/** What a C or C++ listing is compiled for. */
type Target = 'bpf' | 'wasm' | 'host';

/** Reads from the text for what a listing is compiled: kernel code, a WASM module or a program of its own. */
export function targetOf(text: string): Target {
  if (/#include\s*<(?:vmlinux\.h|bpf\/|gadget\/)|\bSEC\("/.test(text)) return 'bpf';
  return /\bimport_module\(/.test(text) ? 'wasm' : 'host';
}

/** Compiles a C or C++ listing with clang; kernel code for each version and both processors. */
export function checkC(listing: Listing, checkouts: Checkouts): Outcome {
  const target = targetOf(listing.text);
  if (target !== 'bpf')
    return compile(listing, [...(target === 'wasm' ? ['--target=wasm32', '-ffreestanding'] : []), '-fsyntax-only']);
  if (LIBBPF === undefined)
    return { checked: 0, problems: [], skipped: ['C for eBPF: the headers of libbpf are not installed'] };
  return joinOutcomes(
    listing.versions.map((version) => {
      const checkout = checkouts.get(version);
      if (checkout === undefined)
        return { checked: 0, problems: [], skipped: [`C for eBPF: no headers of ${version} (--headers)`] };
      const outcomes = Object.entries(ARCHITECTURES).map(([folder, name]) =>
        compile(listing, bpfFlags(path.join(checkout, 'include'), folder, name)),
      );
      const { problems, skipped } =
        outcomes.find((outcome) => outcome.problems.length > 0) ?? joinOutcomes(outcomes.slice(0, 1));
      return {
        checked: skipped.length === 0 ? 1 : 0,
        problems: problems.map((problem) => ({ ...problem, message: `${version}: ${problem.message}` })),
        skipped,
      };
    }),
  );
}

function bpfFlags(include: string, folder: string, name: string): string[] {
  const folders = [include, path.join(include, 'gadget', folder), ...ASM_HEADERS].map((one) => `-I${one}`);
  return ['-target', 'bpf', `-D__TARGET_ARCH_${name}`, '-O2', '-g', '-c', '-o', '/dev/null', ...folders];
}

function compile(listing: Listing, flags: string[]): Outcome {
  const result = runTool('clang', [...WARNINGS, ...flags, '-x', listing.lang === 'c' ? 'c' : 'c++', '-'], {
    input: listing.text,
  });
  if (!result.found) return { checked: 0, problems: [], skipped: ['C: clang is not installed'] };
  if (result.ok) return { checked: 1, problems: [], skipped: [] };
  const hint = 'A listing that is not a whole program is marked `fragment` behind the language.';
  return {
    checked: 1,
    problems: readClang(result.output).map(({ line, message }) => listingProblem(listing, line, message, hint)),
    skipped: [],
  };
}

/** Errors of clang with the line of the listing; an error inside a header counts for the line that includes it. */
export function readClang(output: string): { line: number; message: string }[] {
  const found: { line: number; message: string }[] = [];
  let included = 1;
  for (const row of output.split('\n')) {
    included = Number(/^In file included from <stdin>:(\d+)/.exec(row)?.[1] ?? included);
    const error = /^(?<place>[^\s:]+):(?<line>\d+):\d+: (?:fatal )?error: (?!too many errors)(?<message>.*)$/.exec(
      row,
    )?.groups;
    if (!error) continue;
    const own = error['place'] === '<stdin>';
    const where = own ? '' : ` (in ${path.basename(error['place'] ?? '')}:${error['line']})`;
    found.push({ line: own ? Number(error['line']) : included, message: `${error['message']}${where}` });
  }
  return found.length > 0
    ? found
    : [{ line: 1, message: output.trim().split('\n')[0] ?? 'clang failed without a message.' }];
}
