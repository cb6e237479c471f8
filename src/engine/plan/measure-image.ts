import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest, engineVersion } from '../model/cache';
import { messageOf } from '../model/errors';
import { endingOf } from '../read/published-files';

/** A picture to be written to the output. */
export interface ImageJob {
  /** Absolute path of the source. */
  source: string;
  /** Path in the output, without a slash in front. */
  output: string;
  /** `null`: copied as it is. */
  width: number | null;
}

/** A picture whose size is known, and the forms it is written in. */
export interface KnownImage {
  width: number;
  height: number;
  variants: ImageJob[];
}

/** Quality of scaled pictures, from 1 to 100, and the widths they are written in. */
export const QUALITY = 70;
const WIDTHS = [640, 1030] as const;

/** Widths for a picture: none above its own width, which is one of them where it is less than the largest. */
export function widthsFor(natural: number): number[] {
  const fitting = WIDTHS.filter((width) => width < natural);
  return natural <= WIDTHS[1] ? [...fitting, natural] : fitting;
}

const LARGEST_PIXELS = 0x3fff ** 2;

type Head = { width: number; height: number; pages: number; format: string } | { problem: string };

/** Sizes and variants of a picture; what is wrong with it where it cannot be read. */
export async function measure(source: string): Promise<KnownImage | string> {
  const bytes = readFileSync(source);
  const head = await readHead(bytes);
  if ('problem' in head) return head.problem;
  const { width, height, pages, format } = head;
  // The frames of an animation are read as one picture, below each other.
  const frame = Math.round(height / pages);
  const { name } = path.parse(source);
  const ext = endingOf(source);
  const isDrawing = ext === '.svg';
  if (isDrawing && format !== 'svg')
    return `It is not an SVG but ${format.toUpperCase()}, and browsers rely on the file extension`;
  if (!isDrawing && pages === 1 && width * height > LARGEST_PIXELS)
    return `It has ${width} × ${height} pixels, and no more than ${Math.floor(LARGEST_PIXELS / 1e6)} million can be scaled`;
  const stem = `assets/images/${name.replace(/[^\w-]+/g, '-')}-${digest(bytes, String(QUALITY), engineVersion()).slice(0, 8)}`;
  // Drawings scale by themselves, and an animation would lose its frames.
  if (isDrawing || pages > 1)
    return { width, height: frame, variants: [{ source, output: `${stem}${ext}`, width: null }] };
  return {
    width,
    height: frame,
    variants: widthsFor(width).map((size) => ({ source, output: `${stem}-${size}.webp`, width: size })),
  };
}

async function readHead(bytes: Uint8Array): Promise<Head> {
  const { default: sharp } = await import('sharp');
  try {
    // An animation of many frames is larger than any picture may be; only its head is read here.
    const picture = sharp(bytes, { animated: true, limitInputPixels: false });
    const { width, height, pages = 1, format } = await picture.metadata();
    return { width, height, pages, format };
  } catch (error) {
    // The library repeats the same fault for each attempt; the first line contains the reason.
    return { problem: messageOf(error).split('\n')[0]?.replace(/:$/, '') ?? '' };
  }
}
