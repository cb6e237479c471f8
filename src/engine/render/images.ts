import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openCache } from '../model/cache';
import { CommandError } from '../model/command-error';
import type { OutputFiles } from '../model/output-files';
import type { ImageJob } from '../plan/measure-image';
import { messageOf } from '../model/thrown';

/**
 * Writes all variants of pictures. Names hold a digest of the source and of what scales it, so a scaled file in the
 * cache is always right. Throws `CommandError` for a picture whose head can be read but not its pixels.
 */
export async function writeImages(jobs: readonly ImageJob[], quality: number, output: OutputFiles): Promise<void> {
  const cache = openCache('images');
  for (const job of jobs) {
    if (job.width === null) {
      output.add(job.output, readFileSync(job.source));
      continue;
    }
    const name = path.basename(job.output);
    const cached = cache.read(name);
    const content = cached ?? (await scale(job.source, job.width, quality));
    if (cached === null) cache.write(name, content);
    output.add(job.output, content);
  }
}

async function scale(source: string, width: number, quality: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(source).resize({ width }).webp({ quality }).toBuffer();
  } catch (error) {
    throw new CommandError(`The image ${source} cannot be scaled: ${messageOf(error)}`);
  }
}
