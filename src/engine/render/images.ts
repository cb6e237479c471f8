import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openCache } from '../model/cache';
import type { Diagnostic } from '../model/diagnostic';
import type { OutputFiles } from '../model/output-files';
import type { ImageJob } from '../plan/measure-image';
import { messageOf } from '../model/thrown';

/**
 * Writes all variants of pictures. Names hold a digest of the source and of what scales it, so a scaled file in the
 * cache is always right. Gives the problems of all pictures whose heads can be read but not their pixels, which are
 * written as they are: browsers go by what a picture holds, and show as much of it as there is.
 */
export async function writeImages(
  jobs: readonly ImageJob[],
  quality: number,
  output: Pick<OutputFiles, 'add'>,
): Promise<Diagnostic[]> {
  const cache = openCache('images');
  const problems: Diagnostic[] = [];
  for (const job of jobs) {
    if (job.width === null) {
      output.add(job.output, readFileSync(job.source));
      continue;
    }
    const name = path.basename(job.output);
    const cached = cache.read(name);
    const content = cached ?? (await scale(job.source, job.width, quality));
    if (typeof content === 'string') {
      problems.push(problemOf(job, content));
      output.add(job.output, readFileSync(job.source));
      continue;
    }
    if (cached === null) cache.write(name, content);
    output.add(job.output, content);
  }
  // Each form of a picture fails for the same reason.
  return [
    ...new Map(problems.map((problem) => [`${problem.file}:${problem.line}:${problem.message}`, problem])).values(),
  ];
}

function problemOf({ source, place }: ImageJob, reason: string): Diagnostic {
  return {
    ...(place ?? { file: source, line: 1, column: 1 }),
    rule: 'image/unreadable',
    severity: 'error',
    message: `The image "${path.basename(source)}" cannot be scaled: ${reason}.`,
    hint: 'Save it anew as PNG, JPEG, WebP, GIF or SVG.',
  };
}

/** The picture in a width, or why it cannot be had. */
async function scale(source: string, width: number, quality: number): Promise<Uint8Array | string> {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(source).resize({ width }).webp({ quality }).toBuffer();
  } catch (error) {
    return messageOf(error).split('\n')[0] ?? '';
  }
}
