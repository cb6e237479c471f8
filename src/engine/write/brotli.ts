import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';
import { ANY_BUILD } from '../model/build-mark';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;

/** How small a file is made: `best` takes a tenth of a second a page, `quick` a hundredth of that. */
export type PackQuality = 'quick' | 'best';

const BROTLI_QUALITY: Record<PackQuality, number> = { quick: 5, best: constants.BROTLI_MAX_QUALITY };

/**
 * Packs a text so that the mark of its build can be replaced in the packed bytes. Every page
 * carries that mark, and it changes with any page of the site; packing all of them anew takes a minute, replacing
 * the mark a moment. `text` has `ANY_BUILD` in the place of the mark. Each mark is flushed as a block of its own:
 * twelve different consonants cannot be made shorter, so the block holds them as they are. This costs 1 % of size.
 */
export async function packBrotli(text: Buffer, quality: PackQuality = 'best'): Promise<Buffer> {
  const compressor = createBrotliCompress({
    params: {
      [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[quality],
      [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [BROTLI_PARAM_SIZE_HINT]: text.length,
      // A larger window than the text would only be filled with zeros for each file.
      [BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(text.length + 1)), 16), 22),
    },
  });
  const packed: Buffer[] = [];
  compressor.on('data', (chunk: Buffer) => packed.push(chunk));
  const ended = new Promise((resolve, reject) => compressor.once('end', resolve).once('error', reject));
  let start = 0;
  for (const at of placesOf(text, ANY_BUILD)) {
    for (const part of [text.subarray(start, at), text.subarray(at, at + ANY_BUILD.length)]) {
      compressor.write(part);
      await new Promise<void>((resolve) => compressor.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
    }
    start = at + ANY_BUILD.length;
  }
  compressor.end(text.subarray(start));
  await ended;
  return Buffer.concat(packed);
}

/** Packed bytes with the mark of a build; `null` when they would not unpack to the text with that mark. */
export function withBuild(packed: Buffer, build: string, text: Buffer): Buffer | null {
  const filled = replaceAll(packed, ANY_BUILD, build);
  try {
    return brotliDecompressSync(filled).equals(text) ? filled : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.match(/^(?:ERR_|Z_)/)) return null;
    throw error;
  }
}

/** Bytes with each occurrence of a text replaced by one of the same length. */
export function replaceAll(bytes: Buffer, from: string, to: string): Buffer {
  const replaced = Buffer.from(bytes);
  for (const at of placesOf(bytes, from)) replaced.write(to, at);
  return replaced;
}

function placesOf(bytes: Buffer, text: string): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length)) places.push(at);
  return places;
}
