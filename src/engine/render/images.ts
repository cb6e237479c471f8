import { existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../model/cache';
import { CommandError } from '../model/command-error';
import type { OutputFiles } from '../model/output-files';
import type { ImageJob } from '../plan/images';
import { messageOf } from '../../shared/errors';

/**
 * Writes all variants of pictures. Names hold a digest of the source, so a scaled file in the cache is always right.
 * Throws `CommandError` for a picture whose head can be read but not its pixels.
 */
export async function writeImages(jobs: readonly ImageJob[], quality: number, output: OutputFiles): Promise<void> {
  const folder = cacheFolder('images');
  for (const job of jobs) {
    if (job.width === null) {
      output.add(job.output, readFileSync(job.source));
      continue;
    }
    const cached = path.join(folder, path.basename(job.output));
    if (!existsSync(cached)) {
      const { default: sharp } = await import('sharp');
      const work = `${cached}.${process.pid}`;
      try {
        await sharp(job.source).resize({ width: job.width }).webp({ quality }).toFile(work);
      } catch (error) {
        throw new CommandError(`The image ${job.source} cannot be scaled: ${messageOf(error)}`);
      }
      renameSync(work, cached);
    }
    output.add(job.output, readFileSync(cached));
  }
}
