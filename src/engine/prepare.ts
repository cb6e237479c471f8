import { DiagnosticsError } from './model/diagnostic';
import { isError } from './model/print';
import { timed, type Progress } from './model/progress';
import { siteData } from './plan/site-data';
import { readHeads } from './read/site';
import { buildApp } from './render/bundle/build-app';
import { BundleError } from './render/bundle/bundle-problem';

/**
 * Makes the application of a site in all its languages, so that the first build finds it as it finds the engine, whose
 * own bundle runs this. Runs when packages are installed, which a mistake of the site is no reason to fail: `false`
 * where there is one, and the build, which makes what is missing, tells of it.
 */
export async function prepareSite(root: string, progress: Progress): Promise<boolean> {
  try {
    const heads = await readHeads(root);
    if (heads.some(({ problems }) => problems.some(isError))) return false;
    await timed(progress, 'Bundle the application', () =>
      Promise.all(heads.map((head) => buildApp(siteData(head), head.pages))),
    );
    return true;
  } catch (error) {
    if (error instanceof DiagnosticsError || error instanceof BundleError) return false;
    throw error;
  }
}
