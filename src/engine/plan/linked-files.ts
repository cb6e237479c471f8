import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../model/cache';
import type { Diagnostic } from '../model/diagnostic';
import { statOf } from '../model/files';
import { decodePercent } from '../../shared/urls';
import { PUBLISHED_FOLDERS } from '../read/folders';
import { endingOf, PASSIVE_ENDINGS, refusalOf } from '../read/published-files';
import type { ImageJob } from './measure-image';

/** The files next to pages that pages link to: an archive, a PDF, an example. */
export interface FileStore {
  /** Reads linked files and reports files that must not be published. Call it before `output`. */
  prepare(links: readonly FileLink[]): Diagnostic[];
  /** Path in the output, without a slash in front; `null` where it is not published, `undefined` for no such file. */
  output(target: string, file: string): string | null | undefined;
  jobs(): ImageJob[];
}

type FileLink = Pick<Diagnostic, 'file' | 'line' | 'column'> & { target: string };

/** The store of one build. Only files of folders that pages may name are published, and no sources of pages. */
export function createFileStore(root: string): FileStore {
  /** Files that pages link to; `null` for files that are not published. */
  const known = new Map<string, ImageJob | null>();
  const locate = (target: string, file: string): string | null => {
    if (/^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(target)) return null;
    const bare = decodePercent(target.replace(/[?#].*$/, ''));
    if (!/\.\w+$/.test(bare) || /\.mdx?$/i.test(bare)) return null;
    return path.join(root, path.dirname(file), bare);
  };
  return {
    prepare(links) {
      return links.flatMap(({ target, ...place }): Diagnostic[] => {
        const source = locate(target, place.file);
        if (source === null || known.get(source) || !statOf(source)?.isFile()) return [];
        const problem = problemOf(root, source, target);
        known.set(source, problem ? null : { source, output: outputOf(source), width: null });
        return problem ? [{ ...place, severity: 'error', ...problem }] : [];
      });
    },
    output(target, file) {
      const job = known.get(locate(target, file) ?? '');
      return job ? job.output : job;
    },
    jobs: () => [...new Map([...known.values()].flatMap((job) => (job ? [[job.output, job]] : []))).values()],
  };
}

function outputOf(source: string): string {
  const stem = path.parse(source).name.replace(/[^\w-]+/g, '-');
  return `assets/files/${stem}-${digest(readFileSync(source)).slice(0, 8)}${endingOf(source)}`;
}

/** Why a file is not published, without the place of the link. */
function problemOf(
  root: string,
  source: string,
  target: string,
): { rule: string; message: string; hint: string } | null {
  const refusal = refusalOf(root, source, PUBLISHED_FOLDERS);
  const message = (reason: string): string => `The linked file "${target}" is not published: ${reason}.`;
  if (refusal) return { rule: 'link/private-file', message: message(`it ${refusal.reason}`), hint: refusal.hint };
  const ending = endingOf(source);
  if (PASSIVE_ENDINGS.includes(ending)) return null;
  const picture = ending === '.svg' ? ', or show it as a picture: ![what it shows](path)' : '';
  return {
    rule: 'link/active-file',
    message: message(`a browser may run what is in a ${ending} file`),
    hint: `Put the file into a .zip archive${picture}. Linked files end in ${PASSIVE_ENDINGS.join(', ')}.`,
  };
}
