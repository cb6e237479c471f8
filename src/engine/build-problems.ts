import { renderedLinkProblems } from './check/site-links';
import { DiagnosticsError, type Diagnostic } from './model/diagnostic';
import type { OutputFiles } from './model/output-files';
import type { OutgoingLink } from './plan/planned-page';
import type { PlannedSite } from './plan-site';
import type { AppBundle } from './render/bundle/build-app';
import { bundleDiagnostics, BundleError } from './render/bundle/bundle-problem';

/** Warnings pass, errors end the run, all of them together. A lenient run goes on with what pages have. */
export function failOnErrors(problems: Diagnostic[], lenient: boolean): Diagnostic[] {
  const told = lenient ? problems.map(asWarningOfPage) : problems;
  if (told.some((problem) => problem.severity === 'error')) throw new DiagnosticsError(told);
  return told;
}

function asWarningOfPage(problem: Diagnostic): Diagnostic {
  return /\.(?:mdx?|[jt]sx)$/.test(problem.file) ? { ...problem, severity: 'warning' } : problem;
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
export function replacedFiles(output: OutputFiles, folder: string | null): Diagnostic[] {
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
