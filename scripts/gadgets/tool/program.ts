import { existsSync } from 'node:fs';
import path from 'node:path';
import { readDeclarations, type Declarations } from '../c/declarations';
import { preprocess } from '../c/preprocess';

/** Macros of the tool that say what a program offers; they are read as they are written. */
const KEPT = new Set([
  'GADGET_TRACER',
  'GADGET_TRACER_MAP',
  'GADGET_SNAPSHOTTER',
  'GADGET_ITER',
  'GADGET_PROFILER',
  'GADGET_MAPITER',
  'GADGET_PARAM',
  'GADGET_PF',
]);

/** Reads the eBPF program of a gadget with the headers of the tool; null when it has none. */
export function readProgram(root: string, folder: string): Declarations | null {
  const file = `${folder}/program.bpf.c`;
  if (!existsSync(path.join(root, file))) return null;
  const findHeader = (name: string, quoted: boolean, from: string): string | null => {
    const places = quoted ? [path.posix.join(path.posix.dirname(from), name), `${folder}/${name}`] : [];
    // Headers of the kernel are long and hold no type of the tool's; what they name is known by name.
    const found = [...places, `include/${name}`].find((one) => existsSync(path.join(root, one)));
    return found !== undefined && !found.endsWith('vmlinux.h') ? found : null;
  };
  return readDeclarations(preprocess(root, file, findHeader, KEPT), KEPT);
}
