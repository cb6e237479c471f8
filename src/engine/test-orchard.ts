import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from './build';
import { PROJECT_ROOT } from './model/cache';
import { createProgress } from './model/progress';
import { SAMPLE_ROOT } from './read/gadgets/test-data';

/** A site as a test has built it. */
interface BuiltOrchard {
  root: string;
  dist: string;
}

/** Files of the sample's gadget data that the gadgets of the orchard refer to. */
const SHARED_DATA = ['_common.yaml', '_commands.yaml'].map((name) => `content/gadgets/${name}`);

let built: Promise<BuiltOrchard> | undefined;

/** The small site in `fixtures/orchard`, built once for all tests of a thread that ask for it. They only read it. */
export function builtOrchard(): Promise<BuiltOrchard> {
  return (built ??= build());
}

async function build(): Promise<BuiltOrchard> {
  const root = mkdtempSync(path.join(tmpdir(), 'orchard-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  cpSync(path.join(PROJECT_ROOT, 'src/engine/fixtures/orchard'), root, { recursive: true });
  for (const file of SHARED_DATA) cpSync(path.join(SAMPLE_ROOT, file), path.join(root, file));
  const dist = path.join(root, 'dist');
  const { warnings } = await buildSite({ root, dist, progress: createProgress(true), strict: true, compress: null });
  if (warnings.length > 0) throw new Error(warnings.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return { root, dist };
}
