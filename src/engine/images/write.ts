import { existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../cache-folder';
import type { OutputFiles } from '../output/files';
import type { ImageJob } from './store';

/** Writes all variants of pictures. Names hold a digest of the source, so a scaled file in the cache is always right. */
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
      await sharp(job.source).resize({ width: job.width }).webp({ quality }).toFile(work);
      renameSync(work, cached);
    }
    output.add(job.output, readFileSync(cached));
  }
}
