import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Checkouts } from './checkouts';
import { ofVersion, type Listing, type ListingError, type Report } from './listing';
import { runTool } from './run-tool';

const WARNINGS = ['-Wall', '-Werror', '-fno-caret-diagnostics', '-fno-color-diagnostics', '-ferror-limit=3'];
const HINT = 'Mark a listing that is not a whole program with `fragment` after the language.';

/** Folder names of the tool for processors, and the name libbpf has for each. */
const ARCHITECTURES = { amd64: 'x86', arm64: 'arm64' };
const LIBBPF = ['/usr/include/bpf/bpf_helpers.h', '/usr/local/include/bpf/bpf_helpers.h'];
const ASM_HEADERS = ['/usr/include/x86_64-linux-gnu', '/usr/include/aarch64-linux-gnu'];

/** What a C or C++ listing is compiled for: the kernel, a WASM module or the host, as its text shows. */
export function targetOf(text: string): 'bpf' | 'wasm' | 'host' {
  if (/#include\s*<(?:vmlinux\.h|bpf\/|gadget\/)|\bSEC\("/.test(text)) return 'bpf';
  return /\bimport_module\(/.test(text) ? 'wasm' : 'host';
}

/** Compiles a C or C++ listing with clang; kernel code for each version and both processors. */
export function checkC(listing: Listing, checkouts: Checkouts, report: Report): void {
  const target = targetOf(listing.text);
  if (!runTool('clang', ['--version']).found) return report.skip('C: clang is not installed');
  if (target !== 'bpf') {
    const wasm = target === 'wasm' ? ['--target=wasm32', '-ffreestanding'] : [];
    return report.add(listing, compile(listing, [...wasm, '-fsyntax-only']), HINT);
  }
  if (!LIBBPF.some(existsSync)) return report.skip('C for eBPF: the headers of libbpf are not installed');
  for (const version of listing.versions) {
    const checkout = checkouts.get(version);
    if (checkout === undefined) {
      report.skip(`C for eBPF: no headers of ${version} (--headers)`);
      continue;
    }
    const errors = Object.entries(ARCHITECTURES)
      .map(([folder, name]) => compile(listing, bpfFlags(path.join(checkout, 'include'), folder, name)))
      .find((found) => found.length > 0);
    report.add(listing, ofVersion(version, errors ?? []), HINT);
  }
}

function bpfFlags(include: string, folder: string, name: string): string[] {
  const folders = [include, path.join(include, 'gadget', folder), ...ASM_HEADERS].map((one) => `-I${one}`);
  return ['-target', 'bpf', `-D__TARGET_ARCH_${name}`, '-O2', '-g', '-c', '-o', '/dev/null', ...folders];
}

function compile({ lang, text }: Listing, flags: readonly string[]): ListingError[] {
  const result = runTool('clang', [...WARNINGS, ...flags, '-x', lang === 'c' ? 'c' : 'c++', '-'], { input: text });
  return result.ok ? [] : readClang(result.output);
}

/** Errors of clang with the line of the listing; an error inside a header counts for the line that includes it. */
export function readClang(output: string): ListingError[] {
  const found: ListingError[] = [];
  let included = 1;
  for (const row of output.split('\n')) {
    included = Number(/^In file included from <stdin>:(\d+)/.exec(row)?.[1] ?? included);
    const error = /^([^\s:]+):(\d+):\d+: (?:fatal )?error: (?!too many errors)(.*)$/.exec(row);
    if (!error) continue;
    const [, file = '', line, message = ''] = error;
    if (file === '<stdin>') found.push({ line: Number(line), message });
    else found.push({ line: included, message: `${message} (in ${path.basename(file)}:${line})` });
  }
  const first = output.trim().split('\n')[0] ?? '';
  return found.length > 0 ? found : [{ line: 1, message: first || 'clang failed without a message.' }];
}
