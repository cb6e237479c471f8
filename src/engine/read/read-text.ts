import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';
import { hasHidden, hiddenCharacters } from '../model/hidden-characters';
import { placeInText, type TextPlace } from '../model/place';
import { fileProblem } from './file-kind';
import { refusedFile } from './published-files';

/** No page that is meant to be read is larger; one of five megabytes would take a minute. */
const LARGEST_BYTES = 2 * 1024 * 1024;

/**
 * Reads a text file of a site. What is no file, no UTF-8 or too large is a problem with its place and reads as empty,
 * so that the rest of the site is still checked; a page with nothing in it is a warning.
 */
export function readText(root: string, file: string, problems: Diagnostic[]): string {
  return textOf(root, file, problems) ?? '';
}

/** The same, and `null` for a file that cannot be read: nothing can be said of what it does not hold. */
export function textOf(root: string, file: string, problems: Diagnostic[]): string | null {
  const full = path.join(root, file);
  const wrong = refusedFile(root, file) ?? fileProblem(full);
  if (wrong !== null) {
    problems.push({ file, line: 1, column: 1, ...wrong });
    return null;
  }
  return checkedText(full, file, problems);
}

function checkedText(full: string, file: string, problems: Diagnostic[]): string | null {
  const bytes = readFileSync(full);
  const report = (problem: Omit<Diagnostic, 'file' | 'line' | 'column'>, place = { line: 1, column: 1 }): null => {
    problems.push({ file, ...place, ...problem });
    return null;
  };
  if (bytes.length > LARGEST_BYTES)
    return report({
      rule: 'file/size',
      severity: 'error',
      message: `The file has ${(bytes.length / 1024 / 1024).toFixed(1)} MB; up to ${LARGEST_BYTES / 1024 / 1024} MB are read.`,
      hint: 'Divide it into several pages.',
    });
  if (isUtf16(bytes))
    return report({
      rule: 'file/encoding',
      severity: 'error',
      message: 'The file is written in UTF-16.',
      hint: 'Save it as UTF-8: iconv -f UTF-16 -t UTF-8.',
    });
  if (!isUtf8(bytes)) {
    const { byte, ...place } = firstWrongByte(bytes);
    return report(
      {
        rule: 'file/encoding',
        severity: 'error',
        message: `The file is no UTF-8: the byte 0x${byte.toString(16)} belongs to no character.`,
        hint: 'Save it as UTF-8; a file of an old Windows or Latin-1 editor: iconv -f WINDOWS-1252 -t UTF-8.',
      },
      place,
    );
  }
  const text = bytes.toString('utf8');
  const zero = text.indexOf('\0');
  if (zero >= 0) {
    const problem = { message: 'The file holds a zero byte, which no text does.', hint: 'Remove it.' };
    return report({ rule: 'file/encoding', severity: 'error', ...problem }, placeInText(text, zero));
  }
  problems.push(...hiddenProblems(text, file), ...conflictProblems(text, file));
  if (/\.mdx?$/.test(file) && text.replace(/^\uFEFF/, '').trim() === '')
    report({
      rule: 'file/empty',
      severity: 'warning',
      message: 'The file is empty.',
      hint: 'Write it, or remove it.',
    });
  return text;
}

/** Reports invisible characters, line by line. A byte order mark at the start is not reported. */
function hiddenProblems(text: string, file: string): Diagnostic[] {
  if (!hasHidden(text)) return [];
  return text.split('\n').flatMap((line, index): Diagnostic[] => {
    const hidden = hiddenCharacters(line.replace(/\r$/, '')).filter(
      ({ offset, name }) => index + offset > 0 || name !== 'U+FEFF',
    );
    if (hidden[0] === undefined) return [];
    const names = [...new Set(hidden.map(({ name }) => name))].join(', ');
    return [
      {
        file,
        line: index + 1,
        column: hidden[0].offset + 1,
        rule: 'file/hidden-character',
        severity: 'error',
        message: `The line contains invisible characters: ${names}.`,
        hint: 'Remove them. Copy the output of a terminal without its colors; only emoji may contain joiners.',
      },
    ];
  });
}

/** The markers that git leaves where two versions of a file differ. */
const CONFLICT = /^(?:<{7}|\|{7}|={7}|>{7})(?=[ \r\n]|$)/m;

function conflictProblems(text: string, file: string): Diagnostic[] {
  const marker = CONFLICT.exec(text);
  if (marker === null) return [];
  return [
    {
      file,
      ...placeInText(text, marker.index),
      rule: 'file/conflict',
      severity: 'error',
      message: `The line "${marker[0]}" is a conflict marker of git.`,
      hint: 'Keep one of the two versions and remove the markers.',
    },
  ];
}

/** By its mark. Without one, its zero bytes are reported. */
function isUtf16(bytes: Buffer): boolean {
  const mark = bytes.length >= 2 ? bytes.readUInt16BE(0) : 0;
  return mark === 0xfeff || mark === 0xfffe;
}

/** The first byte that belongs to no character: decoding replaces it by U+FFFD. */
function firstWrongByte(bytes: Buffer): TextPlace & { byte: number } {
  const text = bytes.toString('utf8');
  const at = text.indexOf('\uFFFD');
  return { ...placeInText(text, at), byte: bytes[Buffer.byteLength(text.slice(0, at))] ?? 0 };
}
