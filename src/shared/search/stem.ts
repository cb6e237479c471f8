/**
 * Light stemming of English: plural, -ing, -ed, -ly, -ation and a mute last e, so that `killed`,
 * `kills` and `killing` meet. Both sides of a search pass through it, so a stem needs not be a word.
 * Identifiers with digits stay as they are.
 */

const VOWEL = /[aeiouy]/;
/** Ends where one letter of a doubled pair came from the ending (`mapped`), unlike `killed` and `missed`. */
const DOUBLED = /([bdgmnprt])\1$/;

/** The stem of a lower-case word; short words and words with other than Latin letters come back unchanged. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return bare(suffix(plural(word)));
}

function plural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/[^suio]s$/.test(word)) return word.slice(0, -1);
  return word;
}

function suffix(word: string): string {
  if (word.length > 6 && /[lrtnz]ation$/.test(word)) return word.slice(0, -5);
  if (word.length > 6 && /[^aeiou]tion$/.test(word)) return word.slice(0, -3);
  for (const ending of ['ingly', 'ing', 'edly', 'ed']) {
    const rest = word.slice(0, -ending.length);
    if (word.endsWith(ending) && rest.length >= 3 && VOWEL.test(rest)) return rest.replace(DOUBLED, '$1');
  }
  if (word.length > 5 && /[^b]ly$/.test(word)) return word.slice(0, -2);
  return word;
}

/** Without a mute e; y and i at the end are one, so that `policy` meets `policies` and `verify` meets `verified`. */
function bare(word: string): string {
  if (word.length > 4 && word.endsWith('e')) return word.slice(0, -1);
  if (word.length > 3 && /[^aeiou]i$/.test(word)) return `${word.slice(0, -1)}y`;
  return word;
}
