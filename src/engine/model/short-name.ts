import { digest } from './cache';

/** Names of files have up to 255 bytes on all disks. */
export const LONGEST_NAME = 255;
/** Bytes of a part of an address: packed forms, data files and files that are being written have some more. */
export const LONGEST_PART = 200;
/** Bytes of what a copy of a file keeps of its name, before digest, width and ending. */
export const LONGEST_STEM = 100;
/** Bytes of a whole address: systems take paths of up to 4096, the folder of the site included. */
export const LONGEST_ADDRESS = 2000;

/** A name of up to so many bytes: of a longer one the beginning, and a digest, so that no two become one. */
export function shortName(name: string, longest = LONGEST_PART): string {
  if (Buffer.byteLength(name) <= longest) return name;
  const mark = `-${digest(name).slice(0, 8)}`;
  let kept = '';
  let bytes = mark.length;
  for (const sign of name) {
    bytes += Buffer.byteLength(sign);
    if (bytes > longest) break;
    kept += sign;
  }
  return kept.replace(/[-_.\s]+$/, '') + mark;
}

/** An address whose parts are names of folders: each that is too long is shortened, and all of it to its last part. */
export function shortAddress(address: string): string {
  const short = address
    .split('/')
    .map((part) => shortName(part))
    .join('/');
  if (Buffer.byteLength(short) <= LONGEST_ADDRESS) return short;
  const parts = short.split('/').filter((part) => part !== '');
  const isFolder = short.endsWith('/');
  return `${shortName(`${parts.at(-1) ?? ''}-${digest(address)}`)}${isFolder ? '/' : ''}`;
}
