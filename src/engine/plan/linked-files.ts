import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../model/cache';
import type { Diagnostic } from '../model/diagnostic';
import { statOf } from '../model/stat-of';
import { decodePercent } from '../../shared/urls';
import { PUBLISHED_FOLDERS } from '../read/folders';
import { endingOf, PASSIVE_ENDINGS } from '../read/passive-files';
import { refusalOf, type Refusal } from '../read/published-files';
import type { ImageJob } from './measure-image';
import { shortName } from '../model/short-name';

/** Finds the files that lie beside pages and that pages link to: an archive, a PDF, an example. */
export interface FileStore {
  /** Reads the targets that are such files and reports those that may not be published; must come before `output`. */
  prepare(links: readonly FileLink[]): Diagnostic[];
  /**
   * Path in the output, without a slash in front; `null` for a file that is not published, `undefined` for a target
   * that is no such file.
   */
  output(target: string, file: string): string | null | undefined;
  jobs(): ImageJob[];
}

type LinkProblem = Pick<Diagnostic, 'rule' | 'severity' | 'message' | 'hint'>;

/** A link of a page. */
type FileLink = Pick<Diagnostic, 'file' | 'line' | 'column'> & { target: string };

/** The store of one build. Only files of folders that pages may name are published, and no sources of pages. */
export function createFileStore(root: string): FileStore {
  /** Files that pages link to; `null` for those that are not published. */
  const known = new Map<string, ImageJob | null>();
  const locate = (target: string, file: string): string | null => {
    if (/^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(target)) return null;
    const bare = decodePercent(target.replace(/[?#].*$/, ''));
    if (!/\.\w+$/.test(bare) || /\.mdx?$/i.test(bare)) return null;
    return path.join(root, path.dirname(file), bare);
  };
  return {
    prepare(links) {
      const problems: Diagnostic[] = [];
      for (const { target, file, line, column } of links) {
        const source = locate(target, file);
        if (source === null || known.get(source) || !statOf(source)?.isFile()) continue;
        known.set(source, null);
        const refusal = refusalOf(root, source, PUBLISHED_FOLDERS);
        if (refusal) {
          problems.push({ file, line, column, ...privateFile(target, refusal) });
          continue;
        }
        const ending = endingOf(source);
        if (!PASSIVE_ENDINGS.includes(ending)) {
          problems.push({ file, line, column, ...activeFile(target, ending) });
          continue;
        }
        const { name } = path.parse(source);
        const stem = `${shortName(name.replace(/[^\w-]+/g, '-'))}-${digest(readFileSync(source)).slice(0, 8)}`;
        known.set(source, { source, output: `assets/files/${stem}${ending}`, width: null });
      }
      return problems;
    },
    output(target, file) {
      const job = known.get(locate(target, file) ?? '');
      return job ? job.output : job;
    },
    jobs: () => [...new Map([...known.values()].flatMap((job) => (job ? [[job.output, job]] : []))).values()],
  };
}

function privateFile(target: string, { reason, hint }: Refusal): LinkProblem {
  return {
    rule: 'link/private-file',
    severity: 'error',
    message: `The linked file "${target}" is not published: it ${reason}.`,
    hint,
  };
}

function activeFile(target: string, ending: string): LinkProblem {
  return {
    rule: 'link/active-file',
    severity: 'error',
    message: `The linked file "${target}" is not published: a browser may run what is in a ${ending} file.`,
    hint:
      `Put the file into a .zip archive${ending === '.svg' ? ', or show it as a picture: ![what it shows](path)' : ''}. ` +
      `Linked files end in ${PASSIVE_ENDINGS.join(', ')}.`,
  };
}
