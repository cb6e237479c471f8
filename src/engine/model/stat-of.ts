import { lstatSync, statSync, type Stats } from 'node:fs';

/**
 * What the system says of a path that names nothing: a part of it is a file, links lead in circles, it cannot be one.
 */
const NO_FILE: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);

/** The file or folder at a path that a page or the configuration names; `null` if there is none. */
export const statOf = (file: string): Stats | null => ask(statSync, file);

/** The same, without following symbolic links. */
export const linkStatOf = (file: string): Stats | null => ask(lstatSync, file);

function ask(system: (file: string) => Stats, file: string): Stats | null {
  try {
    return system(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_FILE.has(error.code)) return null;
    throw error;
  }
}
