/** First and last byte of a part, both included. */
interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a `Range` header (RFC 9110, section 14.2). `null` when it asks for nothing that is answered in parts: another
 * unit, an invalid range, or several ranges, which a server may answer with the whole. `unsatisfiable` when the
 * part lies behind the end.
 */
export function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const range = { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  if (last !== '' && Number(last) < range.first) return null;
  return range.first >= size ? 'unsatisfiable' : range;
}
