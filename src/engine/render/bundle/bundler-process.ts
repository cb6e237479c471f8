/** The process of the bundler: it does one job, answers, and ends. */

import { messageOf } from '../../model/thrown';
import type { BundlerAnswer, BundlerJob } from './bundle-apart';
import { bundleInto } from './bundle-into';
import { BundleError } from './bundle-problem';

async function answer({ folder, site, pages }: BundlerJob): Promise<BundlerAnswer> {
  try {
    return { files: [...(await bundleInto(folder, site, pages))] };
  } catch (error) {
    return { failure: messageOf(error), problems: error instanceof BundleError ? error.problems : [] };
  }
}

// Nobody waits for the bundle of a build that was ended.
process.once('disconnect', () => process.exit());
process.once('message', (job: BundlerJob) => {
  void answer(job).then((told) => process.send?.(told, () => process.disconnect()));
});
