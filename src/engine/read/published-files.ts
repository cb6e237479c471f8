import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../model/errors';
import { fileError, type Diagnostic } from '../model/diagnostic';
import { linkStatOf } from '../model/files';

/** Why a file is not published: the end of a sentence that begins with its name, and what to do. */
interface Refusal {
  reason: string;
  hint: string;
}

/**
 * The reason why a file must not be published, or `null`. Check this before reading any file of a site: a page written
 * by a stranger can contain any path of the build machine. `file` is absolute or relative to the root, and need not
 * exist. Callers that take paths from pages pass the `folders` that may be read.
 */
export function refusalOf(root: string, file: string, folders?: readonly string[]): Refusal | null {
  const local = path.relative(root, path.resolve(root, file)).split(path.sep).join('/');
  const segments = local.split('/');
  if (local === '' || segments[0] === '..' || path.isAbsolute(local))
    return { reason: 'is outside the site', hint: INSIDE };
  if (folders && !folders.some((folder) => `${local}/`.startsWith(`${folder}/`)))
    return { reason: 'is outside content/ and public/', hint: INSIDE };
  if (segments.some(isHidden)) return { reason: 'has a name that begins with a dot', hint: 'Give it another name.' };
  const link = segments
    .map((_, at) => segments.slice(0, at + 1).join('/'))
    .find((part) => linkStatOf(path.join(root, part))?.isSymbolicLink());
  if (link !== undefined)
    return {
      reason: link === local ? 'is a symbolic link' : `is reached through the symbolic link ${link}`,
      hint: 'Replace it with a copy of its target.',
    };
  const tracked = trackedFiles(root);
  if (tracked !== null && !tracked.has(local) && linkStatOf(path.join(root, local))?.isFile())
    return { reason: 'is not tracked by git', hint: `If it may be published: git add ${local}` };
  return null;
}

const INSIDE = 'Put the file next to the page and link it by its relative path.';

/** Names that begin with a dot belong to tools, except `.well-known`. */
const isHidden = (name: string): boolean => name.startsWith('.') && name !== '.well-known';

/** The same as a problem of the file itself. */
export function refusedFile(root: string, file: string): Diagnostic | null {
  const refusal = refusalOf(root, file);
  return refusal && fileError(file, 'file/private', `The file is not read: it ${refusal.reason}.`, refusal.hint);
}

/** The problem of a folder, a pipe or a device at the path of a file. */
export const notAFile = (file: string): Diagnostic =>
  fileError(file, 'file/kind', 'This is not a file, so it cannot be read.', 'Put a file there, or remove it.');

/** Files that git tracks below a root, relative to it; `null` where the root is no part of a checkout. */
type Listing = ReadonlySet<string> | null;

const listings = new Map<string, Listing>();

function trackedFiles(root: string): Listing {
  return listings.has(root) ? (listings.get(root) ?? null) : listFiles(root, { withNew: false });
}

/**
 * Asks git for the files of a site; each reading of the site begins with it. With `withNew`, files count that are not
 * added yet and not ignored, as for the writer who is looking at them.
 */
export function listFiles(root: string, { withNew }: { withNew: boolean }): Listing {
  const listing = inCheckout(root) ? readListing(root, withNew) : null;
  listings.set(root, listing);
  return listing;
}

function inCheckout(folder: string): boolean {
  const above = path.dirname(folder);
  return existsSync(path.join(folder, '.git')) || (above !== folder && inCheckout(above));
}

/** An export below a checkout, such as one in a temporary folder that git ignores, has no file that git tracks. */
function readListing(root: string, withNew: boolean): Listing {
  const others = withNew ? ['--others', '--exclude-standard'] : [];
  try {
    // Each name comes with a letter for its state and a space: `?` is that of a file which is not added yet.
    const output = execFileSync('git', ['ls-files', '-z', '-t', '--cached', ...others], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 256 * 1024 * 1024,
    });
    const lines = output.split('\0').filter(Boolean);
    return lines.every((line) => line.startsWith('?')) ? null : new Set(lines.map((line) => line.slice(2)));
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new CommandError(
      `git cannot list the files of ${root}, and only those it tracks are published: ${(stderr || message).trim()}`,
    );
  }
}

const ARCHIVES = ['.7z', '.bz2', '.gz', '.tar', '.tgz', '.xz', '.zip', '.zst'];
const DATA = ['.csv', '.json', '.pcap', '.pcapng', '.toml', '.tsv', '.yaml', '.yml'];
const TEXTS = ['.c', '.conf', '.diff', '.go', '.h', '.log', '.patch', '.py', '.rs', '.sh', '.txt'];
const MEDIA = ['.avif', '.gif', '.jpeg', '.jpg', '.mp4', '.pdf', '.png', '.webm', '.webp'];

/**
 * Endings of files that browsers neither run nor show as a page of the site. Whatever else is published could run
 * script in the origin of the site.
 */
export const PASSIVE_ENDINGS: readonly string[] = [...ARCHIVES, ...DATA, ...TEXTS, ...MEDIA];

/** Endings of pictures that pages may show. A drawing (`.svg`) is checked for active content. */
export const PICTURE_ENDINGS: readonly string[] = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

/** Endings of the public folder, which is copied as it is. */
export const PUBLIC_ENDINGS: readonly string[] = [...PASSIVE_ENDINGS, '.asc', '.ico', '.svg', '.webmanifest', '.woff2'];

/** Ending of a file in lower case, with its dot: capitals are the same ending. */
export const endingOf = (file: string): string => path.extname(file).toLowerCase();
