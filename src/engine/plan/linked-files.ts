import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../model/cache';
import type { Diagnostic } from '../model/diagnostic';
import { statOf } from '../model/stat-of';
import { decodePercent } from '../../shared/urls';
import { endingOf, PASSIVE_ENDINGS } from '../read/passive-files';
import { refusalOf, type Refusal } from '../read/published-files';
import type { ImageJob } from './measure-image';
import { LONGEST_STEM, shortName } from '../model/short-name';

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

/**
 * A file that a page names by its relative path. Where there is none, a path up to `static/` or `public/` is one of
 * that folder, and leads nowhere else: pages of a version lie deeper or less deep than where the path was written.
 */
export function besidePage(root: string, page: string, target: string): string {
  const beside = path.join(root, path.dirname(page), target);
  const [, folder, below = ''] = /^(?:\.\.\/)+(static|public)\/(.*)$/s.exec(target) ?? [];
  if (folder === undefined || existsSync(beside)) return beside;
  const inFolder = path.join(root, folder, below);
  return inFolder.startsWith(path.join(root, folder, path.sep)) && existsSync(inFolder) ? inFolder : beside;
}

/** The store of one build. Only files in `folders` are published, and no sources of pages. */
export function createFileStore(root: string, folders: readonly string[]): FileStore {
  /** Files that pages link to; `null` for those that are not published. */
  const known = new Map<string, ImageJob | null>();
  const locate = (target: string, file: string): string | null => {
    if (/^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(target)) return null;
    const bare = decodePercent(target.replace(/[?#].*$/, ''));
    if (!/\.\w+$/.test(bare) || /\.mdx?$/i.test(bare)) return null;
    return bare.startsWith('@site/') ? path.join(root, bare.slice('@site/'.length)) : besidePage(root, file, bare);
  };
  return {
    prepare(links) {
      const problems: Diagnostic[] = [];
      for (const { target, file, line, column } of links) {
        const source = locate(target, file);
        if (source === null || known.get(source) || !statOf(source)?.isFile()) continue;
        known.set(source, null);
        const refusal = refusalOf(root, source, folders);
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
        const stem = `${shortName(name.replace(/[^\w-]+/g, '-'), LONGEST_STEM)}-${digest(readFileSync(source)).slice(0, 8)}`;
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
