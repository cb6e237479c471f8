/** How a word sounds, roughly: who does not know how it is written writes another word that sounds like it. */

/** Letters that sound alike in English or in what its learners speak, in the order in which they are replaced. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/gh(?=t)/g, ''],
  [/sch|sh/g, 's'],
  [/d[gj]|g(?=[eiy])/g, 'j'],
  [/c(?=[eiyh])|z/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/(?<=[^aeiou])h/g, ''],
  [/(.)\1+/g, '$1'],
  [/(?<=.)[aeiouy]+/g, 'a'],
  [/(?<=..)a$/g, ''],
];

/** The same text for words that sound alike; vowels after the first letter are one. Takes a word in lower case. */
export function soundOf(word: string): string {
  return ALIKE.reduce((sound, [letters, like]) => sound.replace(letters, like), word);
}
