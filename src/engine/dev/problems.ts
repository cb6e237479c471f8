import type { DevProblem } from '../../shared/dev-problem';
import { codeFrame, readSource, diagnosticsToPrint } from '../model/print';
import type { Diagnostic } from '../model/diagnostic';
import { allSites, type DevContent } from './content';

/** Problems as the browser shows them: with the pages that each belongs to, none for those that concern all. */
export function browserProblems(found: readonly Diagnostic[], content: DevContent, root: string): DevProblem[] {
  const pages = allSites(content).flatMap(({ plan }) => plan.pages);
  const data = content.site.folders.gadgets;
  const inOrder = diagnosticsToPrint(found).sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return inOrder.map(({ file, line, column, message, hint, severity }) => {
    const gadget = data !== null && file.startsWith(`${data}/`) ? /([^/_][^/]*)\.yaml$/.exec(file)?.[1] : undefined;
    const own = pages.filter(
      (page) => page.file === file || (gadget !== undefined && page.path.endsWith(`/${gadget}`)),
    );
    const source = readSource(root, file);
    return {
      place: `${file}:${line}:${column}`,
      message,
      severity,
      ...(hint === undefined ? {} : { hint }),
      ...(source === null ? {} : { frame: codeFrame(source, line, column) }),
      pages: own.map(({ path }) => path),
    };
  });
}
