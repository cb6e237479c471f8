import { digest } from './cache';

/** Names of files have up to 255 bytes on all disks. */
export const LONGEST_NAME = 255;
/** Bytes of what a copy of a file keeps of its name, before digest, width and ending. */
const LONGEST_STEM = 100;

/** A name of up to so many bytes: of a longer one the beginning, and a digest, so that no two become one. */
export function shortName(name: string): string {
  if (Buffer.byteLength(name) <= LONGEST_STEM) return name;
  const mark = `-${digest(name).slice(0, 8)}`;
  let kept = '';
  let bytes = mark.length;
  for (const sign of name) {
    bytes += Buffer.byteLength(sign);
    if (bytes > LONGEST_STEM) break;
    kept += sign;
  }
  return kept.replace(/[-_.\s]+$/, '') + mark;
}
