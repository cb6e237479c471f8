import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileError, type Diagnostic, placeInText, type TextPosition } from '../model/diagnostic';
import { hasHidden, hiddenCharacters } from '../model/hidden-characters';
import { linkStatOf } from '../model/files';
import { notAFile, refusedFile } from './published-files';

/** No page that is meant to be read is larger; one of five megabytes would take a minute. */
const LARGEST_BYTES = 2 * 1024 * 1024;

/**
 * Reads a text file of a site. What is no file, no UTF-8 or too large is a problem with its place and reads as empty,
 * so that the rest of the site is still checked; a page with nothing in it is a warning.
 */
export function readText(root: string, file: string, problems: Diagnostic[]): string {
  return textOf(root, file, problems) ?? '';
}

/** The same, and `null` for a file that cannot be read, whose content is unknown. */
export function textOf(root: string, file: string, problems: Diagnostic[]): string | null {
  const full = path.join(root, file);
  const wrong = refusedFile(root, file) ?? (linkStatOf(full)?.isFile() ? null : notAFile(file));
  if (wrong) {
    problems.push(wrong);
    return null;
  }
  const bytes = readFileSync(full);
  const report = (rule: string, message: string, hint: string, place = { line: 1, column: 1 }): null => {
    problems.push({ file, ...place, rule: `file/${rule}`, severity: 'error', message, hint });
    return null;
  };
  if (bytes.length > LARGEST_BYTES) {
    const size = (bytes.length / 1024 / 1024).toFixed(1);
    return report('size', `The file is ${size} MB; the limit is 2 MB.`, 'Split it into several pages.');
  }
  if (!isUtf8(bytes)) {
    const { byte, ...place } = firstWrongByte(bytes);
    return report(
      'encoding',
      `The file is not valid UTF-8: the byte 0x${byte.toString(16)} is not part of a character.`,
      'Save it as UTF-8: iconv -f WINDOWS-1252 -t UTF-8, or iconv -f UTF-16 -t UTF-8.',
      place,
    );
  }
  const text = bytes.toString('utf8');
  reportHidden(text, report);
  const conflict = CONFLICT.exec(text);
  if (conflict)
    report(
      'conflict',
      `The line "${conflict[0]}" is a git conflict marker.`,
      'Keep one of the two versions and remove the markers.',
      placeInText(text, conflict.index),
    );
  if (file.endsWith('.md') && text.replace(/^\uFEFF/, '').trim() === '')
    problems.push({
      ...fileError(file, 'file/empty', 'The file is empty.', 'Write it, or remove it.'),
      severity: 'warning',
    });
  return text;
}

/** The markers that git leaves where two versions of a file differ. */
const CONFLICT = /^(?:<{7}|\|{7}|={7}|>{7})(?=[ \r\n]|$)/m;

/** Reports invisible characters, line by line. A byte order mark at the start is not reported. */
function reportHidden(
  text: string,
  report: (rule: string, message: string, hint: string, place: TextPosition) => null,
): void {
  if (!hasHidden(text)) return;
  for (const [index, line] of text.split('\n').entries()) {
    const hidden = hiddenCharacters(line.replace(/\r$/, '')).filter(
      ({ offset, name }) => index + offset > 0 || name !== 'U+FEFF',
    );
    if (hidden[0] === undefined) continue;
    report(
      'hidden-character',
      `The line contains invisible characters: ${[...new Set(hidden.map(({ name }) => name))].join(', ')}.`,
      'Remove them. Copy terminal output without its colours; only emoji may contain joiners.',
      { line: index + 1, column: hidden[0].offset + 1 },
    );
  }
}

/** The first byte that belongs to no character: decoding replaces it by U+FFFD. */
function firstWrongByte(bytes: Buffer): TextPosition & { byte: number } {
  const text = bytes.toString('utf8');
  const at = text.indexOf('\uFFFD');
  return { ...placeInText(text, at), byte: bytes[Buffer.byteLength(text.slice(0, at))] ?? 0 };
}
