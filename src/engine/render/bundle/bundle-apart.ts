import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { AppData } from '../../../shared/site-data';
import { programFolder, PROJECT_ROOT } from '../../model/cache';
import { currentBundle } from '../../model/source-bundle.mjs';
import type { PageModule } from '../../read/page-modules';
import { BundleError, bundlerError, type BundleProblem } from './bundle-problem';

/** What the process of the bundler is asked to do. */
export interface BundlerJob {
  folder: string;
  site: AppData;
  pages: readonly PageModule[];
}

/** What it answers: the files that it read, or why it could not bundle. */
export type BundlerAnswer = { files: readonly string[] } | { failure: string; problems: readonly BundleProblem[] };

/**
 * Bundles into a folder, as `bundleInto` does, in a process of its own: the bundler keeps two hundred megabytes for as
 * long as its process runs, which would be the whole build. Throws `BundleError`.
 */
export async function bundleApart(job: BundlerJob): Promise<readonly string[]> {
  const script = await currentBundle({
    entry: path.join(PROJECT_ROOT, 'src/engine/render/bundle/bundler-process.ts'),
    root: PROJECT_ROOT,
    folder: programFolder('bundler'),
    bundleOptions: { packages: 'external', tsconfig: path.join(PROJECT_ROOT, 'tsconfig.base.json') },
    alsoFrom: ['package-lock.json'],
  }).catch((error: unknown) => {
    throw bundlerError(error) ?? error;
  });
  const child = fork(script, [], { execArgv: [], serialization: 'advanced' });
  const ended = once(child, 'exit').then(() => ({
    failure: 'The process of the bundler ended before its work.',
    problems: [],
  }));
  child.send(job);
  const [answer] = (await Promise.race([once(child, 'message'), ended.then((told) => [told])])) as [BundlerAnswer];
  await ended;
  if ('failure' in answer) throw new BundleError(answer.failure, answer.problems);
  return answer.files;
}
