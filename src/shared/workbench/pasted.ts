/** Reads text as people paste it: with prompts, and with signs that a chat, a page or a word processor put in. */

import { HIDDEN } from '../text';

interface Repair {
  pattern: RegExp;
  by: string | ((found: string) => string);
  note: string;
}

const REPAIRS: readonly Repair[] = [
  { pattern: /\r\n?/g, by: '\n', note: '' },
  { pattern: /\t/g, by: ' ', note: '' },
  {
    // Of a color of the terminal, all of it.
    pattern: new RegExp(String.raw`(?!\n)(?:\p{Cc}\[[\d;?]*[A-Za-z]|${HIDDEN})`, 'gu'),
    by: '',
    note: 'Invisible characters were removed.',
  },
  { pattern: /[\u00a0\u2000-\u200a\u202f\u3000]/g, by: ' ', note: 'Special spaces were replaced with plain spaces.' },
  { pattern: /[\u2018\u2019\u201a\u2032]/g, by: "'", note: "Typographic quotes were replaced with plain quotes: '." },
  {
    pattern: /[\u201c-\u201f\u2033\u00ab\u00bb]/g,
    by: '"',
    note: 'Typographic quotes were replaced with plain quotes: ".',
  },
  {
    // One long dash replaced the two hyphens of a long flag, or the one of a short flag.
    pattern: /(?<=^|\s)[\u2012-\u2015\u2212]+-*(?=[A-Za-z])([A-Za-z]*)/gm,
    by: (found) => {
      const name = found.replace(/^[^A-Za-z]+/, '');
      return `${name.length === 1 ? '-' : '--'}${name}`;
    },
    note: 'Long dashes were replaced with the hyphens of flags: - or --.',
  },
  { pattern: /[\u2010-\u2015\u2212]/g, by: '-', note: 'Long dashes were replaced with hyphens.' },
  // PowerShell and cmd continue a line with other signs.
  {
    pattern: /(?<=\s)[`^]$(?=\n)/gm,
    by: '\\',
    note: 'PowerShell or cmd line continuations were replaced with shell ones: \\.',
  },
  { pattern: /\\[ \t]+$(?=\n)/gm, by: '\\', note: 'Spaces after a backslash at the end of a line were removed.' },
];

/** Makes pasted text what was meant, and says what was changed. Never throws. */
export function readPasted(pasted: string): { text: string; notes: string[] } {
  const notes: string[] = [];
  let text = pasted;
  for (const { pattern, by, note } of REPAIRS) {
    const repaired = typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by);
    if (repaired !== text && note !== '') notes.push(note);
    text = repaired;
  }
  return { text: text.replace(/^\s*\n/, '').trimEnd(), notes };
}
