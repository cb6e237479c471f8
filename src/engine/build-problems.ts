import { renderedLinkProblems } from './check/site-links';
import { DiagnosticsError, type Diagnostic } from './model/diagnostic';
import type { OutputFolder } from './write/files';
import type { OutgoingLink } from './plan/planned-page';
import type { PlannedSite } from './plan-site';
import type { AppBundle } from './render/bundle/build-app';
import { bundleDiagnostics, BundleError } from './render/bundle/bundle-problem';

/** Returns warnings. Throws `DiagnosticsError` with every problem when one of them is an error. */
export function failOnErrors(problems: Diagnostic[]): Diagnostic[] {
  if (problems.some((problem) => problem.severity === 'error')) throw new DiagnosticsError(problems);
  return problems;
}

/** The bundles; what of a site's sources cannot be bundled is told as problems of its content are. */
export async function bundlesOrProblems(bundling: Promise<AppBundle[]>, root: string): Promise<AppBundle[]> {
  try {
    return await bundling;
  } catch (error) {
    if (!(error instanceof BundleError) || error.problems.length === 0) throw error;
    throw new DiagnosticsError(bundleDiagnostics(root, error));
  }
}

/** Public files that are not published, because the build writes files of their names. */
export function replacedFiles(output: OutputFolder, folder: string | null): Diagnostic[] {
  return output.replaced().map((file) => ({
    file: `${folder}/${file}`,
    line: 1,
    column: 1,
    rule: 'public/replaced',
    severity: 'warning',
    message: 'The file is not published: the build writes one of this name itself.',
    hint: 'Remove it, or give it another name.',
  }));
}

/** Broken links of React pages, whose addresses say their language. */
export function brokenModuleLinks(
  [{ context, plan }, ...others]: readonly [PlannedSite, ...PlannedSite[]],
  links: readonly OutgoingLink[],
  strict: boolean,
): Diagnostic[] {
  return renderedLinkProblems(context.site, plan, links, { strict, others: others.map((other) => other.plan) });
}
