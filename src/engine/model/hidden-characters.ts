/** An emoji with its variation selector or skin tone. */
const EMOJI = String.raw`\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?`;

/**
 * Characters that show nothing, or that a terminal obeys: control characters except tab and line end, those that change
 * the direction of text, those without width, private ones. Emoji use some of them, which are allowed inside of emoji.
 */
const HIDDEN = new RegExp(
  // Printable ASCII is ruled out first: a writer in `dev` waits until all texts were looked through.
  String.raw`(?![\t\n -~])(?:${[
    String.raw`\r(?!\n)`,
    String.raw`(?<!\p{Extended_Pictographic})[\uFE0E\uFE0F](?!\u20E3)`,
    String.raw`(?<!${EMOJI})\u200D`,
    String.raw`\u200D(?!\p{Extended_Pictographic})`,
    String.raw`(?![\r\uFE0E\uFE0F\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]`,
  ].join('|')})`,
  'gu',
);

interface HiddenCharacter {
  offset: number;
  /** `U+202E` */
  name: string;
}

/** The hidden characters of a text, in their order. A byte order mark at the start of a file is none. */
export function hiddenCharacters(text: string): HiddenCharacter[] {
  return Array.from(text.matchAll(HIDDEN), ({ 0: character, index }) => ({ offset: index, name: nameOf(character) }));
}

/** Whether a text has a hidden character. */
export const hasHidden = (text: string): boolean => text.search(HIDDEN) >= 0;

/** A text for a terminal: each hidden character is shown by its code, `\u{1B}`. */
export const printable = (text: string): string =>
  text.replace(HIDDEN, (character) => `\\u{${hexOf(character).replace(/^0+(?=.)/, '')}}`);

/** JSON for a terminal and for programs: hidden characters are escaped as JSON has it. */
export const printableJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(HIDDEN, (character) =>
    Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  );

const hexOf = (character: string): string => (character.codePointAt(0) ?? 0).toString(16).toUpperCase();

const nameOf = (character: string): string => `U+${hexOf(character).padStart(4, '0')}`;
