import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';
import type { SiteSource } from '../read/site';
import { statOf } from '../model/stat-of';
import { messageOf } from '../model/thrown';
import { decodePercent } from '../../shared/urls';
import type { ImageJob } from './measure-image';
import { absoluteUrl } from './absolute-url';
import { shortName } from '../model/short-name';
import { PUBLISHED_FOLDERS } from '../read/folders';
import { endingOf } from '../read/passive-files';
import { refusalOf } from '../read/published-files';
import { privateImage, wrongPicture } from './images';

/** A picture that a page or a category names for where it is shared. */
export interface SocialImage {
  /** Absolute URL. */
  url: string;
  /** `null` for a picture of another site. */
  size: { width: number; height: number } | null;
}

/** A file whose head names a picture, relative to the root. */
export interface ImageOwner {
  file: string;
  image: string;
}

/** The pictures of all owners by the owner's file, and what has to be copied for them. */
interface SocialImages {
  byFile: ReadonlyMap<string, SocialImage>;
  jobs: ImageJob[];
  problems: Diagnostic[];
}

type Site = Pick<SiteSource, 'root' | 'folders' | 'config'>;

/**
 * Finds the pictures that heads of files name: an address of another site, a path of the public folder, or a file
 * beside the owner, which is published as it is. One that is missing or no picture is a problem, and is left out.
 */
export async function findSocialImages(site: Site, owners: readonly ImageOwner[]): Promise<SocialImages> {
  const byFile = new Map<string, SocialImage>();
  const jobs = new Map<string, ImageJob>();
  const problems: Diagnostic[] = [];
  for (const owner of owners) {
    if (/^https?:\/\//.test(owner.image)) {
      byFile.set(owner.file, { url: owner.image, size: null });
      continue;
    }
    const found = await readPicture(site, owner);
    const severity = site.config.houseRules ? 'error' : 'warning';
    if ('problem' in found) problems.push({ ...placeOf(site.root, owner.file), severity, ...found.problem });
    else {
      byFile.set(owner.file, { url: absoluteUrl(site, encodeURI(found.path)), size: found.size });
      if (found.job) jobs.set(found.job.output, found.job);
    }
  }
  return { byFile, jobs: [...jobs.values()], problems };
}

type Picture =
  | { path: string; size: { width: number; height: number }; job: ImageJob | null }
  | { problem: Pick<Diagnostic, 'rule' | 'message' | 'hint'> & Partial<Pick<Diagnostic, 'severity'>> };

async function readPicture({ root, folders }: Site, { file, image }: ImageOwner): Promise<Picture> {
  const bare = decodePercent(image);
  const isPublic = bare.startsWith('/');
  const publicFolder = path.join(root, folders.public ?? 'public');
  const source = isPublic ? path.join(publicFolder, bare) : path.join(root, path.dirname(file), bare);
  const problem = (rule: string, message: string): Picture => ({
    problem: {
      rule,
      message,
      hint: 'Write the path relative to this file, from / for a file of the public folder, or a whole address.',
    },
  });
  const refusal = refusalOf(root, source, PUBLISHED_FOLDERS);
  if (refusal) return { problem: privateImage(image, refusal) };
  if (!statOf(source)?.isFile()) return problem('image/missing', `image: there is no file "${image}".`);
  const wrong = wrongPicture(source, image);
  if (wrong !== null) return { problem: wrong };
  const bytes = readFileSync(source);
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = await sharp(bytes).metadata();
    const { name } = path.parse(source);
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const output = `assets/images/${shortName(name.replace(/[^\w-]+/g, '-'))}-${digest}${endingOf(source)}`;
    const size = { width, height };
    return isPublic
      ? { path: bare, size, job: null }
      : { path: `/${output}`, size, job: { source, output, width: null } };
  } catch (error) {
    return problem('image/unreadable', `image: "${image}" is no picture that can be read: ${messageOf(error)}`);
  }
}

/** Place of the field `image` in the head of a file. */
function placeOf(root: string, file: string): Pick<Diagnostic, 'file' | 'line' | 'column'> {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const at = lines.findIndex((line) => /^\s*"?image"?\s*:/.test(line));
  return { file, line: Math.max(0, at) + 1, column: 1 };
}
