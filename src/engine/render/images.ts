import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openCache } from '../model/cache';
import { CommandError } from '../model/command-error';
import type { FileSink } from '../model/output-files';
import type { ImageJob } from '../plan/measure-image';
import { messageOf } from '../model/thrown';

/**
 * Writes all variants of pictures. Names contain a digest of the source and of what scales it, so a scaled file in the
 * cache is always right. Throws `CommandError` for a picture whose pixels cannot be read.
 */
export async function writeImages(jobs: readonly ImageJob[], quality: number, output: FileSink): Promise<void> {
  const cache = openCache('images');
  for (const { source, output: file, width } of jobs) {
    if (width === null) {
      output.add(file, readFileSync(source));
      continue;
    }
    const name = path.basename(file);
    const kept = cache.read(name);
    const content = kept ?? (await scale(source, width, quality));
    if (kept === null) cache.write(name, content);
    output.add(file, content);
  }
}

async function scale(source: string, width: number, quality: number): Promise<Uint8Array> {
  try {
    return await sharp(source).resize({ width }).webp({ quality }).toBuffer();
  } catch (error) {
    const reason = messageOf(error).split('\n')[0];
    throw new CommandError(`The image ${source} cannot be scaled: ${reason}. Save it again as PNG, JPEG, WebP or GIF.`);
  }
}
